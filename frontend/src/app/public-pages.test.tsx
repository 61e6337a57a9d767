/** The public pages of a store, a card and an event as the server renders them: whole, hydrated without an error, and inert. */
import { act } from '@testing-library/react';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { withOffset } from '../pages/structured-data';
import { aPicture } from '../test/calendar';
import { mockServer } from '../test/mock-server';
import { rendered } from '../test/rendered';
import { routes } from '../test/routes';
import { aPublicCard, aPublicEvent, aSingle, aStorefront, PUBLIC_PAGES } from '../test/storefronts';
import { STRUCTURED_DATA } from '../test/structured-data-schema';
import { withoutTurnstile } from '../test/turnstile';

const ajv = addFormats(new Ajv({ allErrors: true, strict: false }));
type Kind = keyof typeof PUBLIC_PAGES;
const KINDS = Object.keys(PUBLIC_PAGES) as Kind[];

beforeEach(() => mockServer.on('GET /api/client-config', { body: withoutTurnstile }));

/** The page as its HTML is read. */
async function pageOf(path: string, answer: unknown, refused?: number) {
  const { html, status, hydrationData } = await rendered(path, answer, refused);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent;
  return { html, status, hydrationData, page, content, data: json ? JSON.parse(json) : null };
}

/** What is wrong with the structured data of a page. */
function faultsOf(kind: Kind, data: unknown): unknown {
  const validate = ajv.compile(STRUCTURED_DATA[kind]);
  return validate(data) ? [] : validate.errors;
}

// @spec added-structured-data
describe.each(KINDS)('the page of a %s', (kind) => {
  const { path, answer } = PUBLIC_PAGES[kind];

  test('has structured data that the schema accepts, and one address', async () => {
    const { data, page, content, status } = await pageOf(path, answer);
    expect(faultsOf(kind, data)).toEqual([]);
    expect(status).toBe(200);
    const canonical = `https://playset.example${path}`;
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(canonical);
    expect(content('meta[property="og:url"]')).toBe(canonical);
    expect(content('meta[property="og:image"]')).toMatch(/^https:\/\/playset\.example\//);
    expect(content('meta[name="robots"]')).toBeUndefined();
    expect(page.title).toBe(`${answer.name} · Playset`);
  });

  test('is hydrated without an error', async () => {
    const { page, hydrationData } = await pageOf(path, answer);
    const root = document.createElement('div');
    root.append(...(page.getElementById('root')?.childNodes ?? []));
    document.body.replaceChildren(root);
    const heading = root.querySelector('h1');
    const onRecoverableError = jest.fn();
    const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
    const shown = await act(() =>
      hydrateRoot(root, <RouterProvider router={router} />, { onRecoverableError }),
    );
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(root.querySelector('h1')).toBe(heading);
    expect(heading).toHaveTextContent(answer.name);
    act(() => shown.unmount());
  });

  test('is a 404 that nobody indexes where there is no such thing', async () => {
    const { status, content, page, data } = await pageOf(path, null);
    expect([status, content('meta[name="robots"]'), data]).toEqual([404, 'noindex', null]);
    expect(page.querySelector('h1')?.textContent).toMatch(/not found/);
  });

  test('is no page that leaves the index while the API refuses to answer', async () => {
    for (const refused of [429, 503]) {
      const { status, content, page } = await pageOf(path, null, refused);
      expect([status, content('meta[name="robots"]')]).toEqual([503, undefined]);
      expect(page.querySelector('main')?.textContent).toMatch(/Reload/);
    }
  });

  test('has no style, which the policy would not apply', async () => {
    expect((await pageOf(path, answer)).html).not.toMatch(/mantine-[A-Z]|<style| style=/);
  });
});

// @spec screen-event-picture
test('an event with a picture shows it, also in previews of its link', async () => {
  const { page, content, data } = await pageOf(
    PUBLIC_PAGES.event.path,
    aPublicEvent({ picture: aPicture('one') }),
  );
  const url = 'https://playset.example/api/events/pictures/one/full';
  expect(content('meta[property="og:image"]')).toBe(url.replace('full', 'preview.jpg'));
  expect(data.image).toBe(url);
  expect(page.querySelector('main img')?.getAttribute('alt')).toBe('The picture of Friday Night Commander');
});

// @spec added-edit-store-page, added-picture-of-link
test('a store with a picture shows it, also in previews of its link', async () => {
  const { page, content, data } = await pageOf(
    PUBLIC_PAGES.store.path,
    aStorefront({ picture: aPicture('one') }),
  );
  const url = 'https://playset.example/api/events/pictures/one/full';
  expect(content('meta[property="og:image"]')).toBe(url.replace('full', 'preview.jpg'));
  expect(content('meta[property="og:image:type"]')).toBe('image/jpeg');
  expect(['width', 'height'].map((side) => content(`meta[property="og:image:${side}"]`))).toEqual([
    '1200',
    '630',
  ]);
  expect(data.image).toBe(url);
  expect(page.querySelector('main img')?.getAttribute('alt')).toBe('The picture of The Gilded Goblet');
});

// @spec added-picture-of-link
test('previews of a page without a picture show what its store has, or the playmat', async () => {
  const pictureOf = async (path: string, answer: unknown) =>
    (await pageOf(path, answer as never)).content('meta[property="og:image"]');
  const { store, event } = PUBLIC_PAGES;
  expect(await pictureOf(store.path, aStorefront())).toMatch(/\/api\/storefronts\/[^/]+\/preview\.jpg$/);
  expect(await pictureOf(event.path, aPublicEvent())).toMatch(/\/api\/storefronts\/[^/]+\/preview\.jpg$/);
  expect(await pictureOf(store.path, aStorefront({ singles: [] }))).toMatch(/\/preview\.png$/);
});

test('a shared link shows a picture and a price', async () => {
  const { content } = await pageOf(PUBLIC_PAGES.card.path, aPublicCard());
  expect(content('meta[property="og:title"]')).toBe('Clockwork Heron from $3.50');
  expect(content('meta[property="og:image"]')).toMatch(/\/api\/cards\/[^/]+\/preview\.jpg$/);
  expect(content('meta[name="description"]')).toBe(
    'Clockwork Heron · Brinemarch 12a. On Playset: 2 stores, 1 player. Market price $4.25.',
  );
});

test('a store says in its head where it is and how much it has', async () => {
  const { content, data } = await pageOf(PUBLIC_PAGES.store.path, aStorefront({ singlesCount: 1000 }));
  expect(content('meta[name="description"]')).toBe(
    'The Gilded Goblet, 1814 W Division Street, Chicago, IL 60622. 1,000+ Magic: The Gathering singles in stock. Singles, and drafts on Fridays.',
  );
  expect(data.openingHoursSpecification).toContainEqual(
    expect.objectContaining({ dayOfWeek: 'https://schema.org/Sunday', opens: '00:00', closes: '23:59' }),
  );
  expect(data.specialOpeningHoursSpecification).toContainEqual(
    expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
  );
});

test('who trades only is no offer, and what nobody sells has none', async () => {
  const { path } = PUBLIC_PAGES.card;
  expect((await pageOf(path, aPublicCard())).data.offers).toMatchObject({
    offerCount: 3,
    offers: [{ price: 3.5 }],
  });
  const { offers } = aPublicCard();
  const none = aPublicCard({
    oracleText: null,
    offers: { ...offers, forSale: 0, lowPrice: null, highPrice: null, sellers: [] },
  });
  const { data } = await pageOf(path, none);
  expect(faultsOf('card', data)).toEqual([]);
  expect(data).not.toHaveProperty('offers');
});

test('an event says where it is, what it costs, when it ends, and whether a place is left', async () => {
  const { path } = PUBLIC_PAGES.event;
  const full = { ...aPublicEvent().attendance, capacity: 8, going: 8, freePlaces: 0 };
  const said = async (facts: Partial<ReturnType<typeof aPublicEvent>>) => {
    const { data } = await pageOf(path, aPublicEvent(facts));
    expect(faultsOf('event', data)).toEqual([]);
    return data;
  };
  expect(await said({ fee: 0, endDate: '2099-11-28', endTime: '05:00:00' })).toMatchObject({
    offers: { price: 0, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    endDate: '2099-11-27T23:00:00-06:00',
  });
  expect(await said({ fee: 12.5, attendance: full })).toMatchObject({
    offers: { price: 12.5, availability: 'https://schema.org/SoldOut' },
  });
  const place = { label: 'Milwaukee, Wisconsin', latitude: 43.0389, longitude: -87.90647 };
  expect(await said({ place })).toMatchObject({
    location: { address: { addressLocality: place.label }, geo: { latitude: place.latitude } },
  });
  const unpriced = await said({ description: 'Four rounds of Swiss.' });
  expect(unpriced).toMatchObject({ description: 'Four rounds of Swiss.' });
  expect(unpriced).not.toHaveProperty('offers');
});

test.each([
  ['2026-11-28T01:00:00Z', 'America/Chicago', '2026-11-27T19:00:00-06:00'],
  ['2026-07-01T01:00:00Z', 'America/Chicago', '2026-06-30T20:00:00-05:00'],
  ['2026-07-01T01:00:00Z', 'Asia/Kathmandu', '2026-07-01T06:45:00+05:45'],
  ['2026-07-01T01:00:00Z', 'UTC', '2026-07-01T01:00:00+00:00'],
])('%s in %s is %s', (moment, zone, text) => {
  expect(withOffset(new Date(moment), zone)).toBe(text);
});

// @spec added-inert-pages
describe.each([
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<!--<script>',
  "'; alert(1); //",
  '</title><b>bold</b>',
  '\u2028\u2029&lt;b&gt;$& $1 ]]>',
])('the hostile name %s', (name) => {
  const { offers } = aPublicCard();
  const hostile: Record<Kind, unknown> = {
    store: aStorefront({
      name,
      address: name,
      description: name,
      singles: [aSingle({ cardName: name, cardSet: name })],
    }),
    card: aPublicCard({
      name,
      setName: name,
      oracleText: name,
      offers: { ...offers, sellers: offers.sellers.map((seller) => ({ ...seller, name, address: name })) },
    }),
    event: aPublicEvent({ name, location: name, user: { ...aPublicEvent().user, name } }),
  };

  test.each(KINDS)('stays text on the page of a %s', async (kind) => {
    const { page, content, data } = await pageOf(PUBLIC_PAGES[kind].path, hostile[kind]);
    expect(faultsOf(kind, data)).toEqual([]);
    expect(JSON.stringify(data)).toContain(JSON.stringify(name).slice(1, -1));
    expect(content('meta[property="og:title"]')).toContain(name);
    expect(page.querySelectorAll('b, img[onerror], img[src="x"]')).toHaveLength(0);
    // The two blocks of data, which are no scripts that run.
    expect([...page.scripts].map(({ type }) => type)).toEqual(['application/ld+json', 'application/json']);
    expect(page.body.textContent).toContain(name);
  });
});
