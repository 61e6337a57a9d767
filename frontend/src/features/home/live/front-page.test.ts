/** What the landing page shows of the market, before the client is loaded and without it. */
import type { FrontPage } from '../../../api/dashboard';
import { mockServer } from '../../../test/mock-server';
import { fillFrontPage } from './front-page';
import { startOf } from './start';

const PAGE: FrontPage = {
  listings: [
    {
      cardId: 'a b',
      cardName: '<b>Clockwork</b> Heron',
      cardSet: 'Brinemarch',
      cardNumber: '12a',
      condition: 'NEAR_MINT',
      finish: 'FOIL',
      price: 1234.5,
    },
  ],
  events: [
    {
      name: 'Friday <i>Night</i>',
      starts: '2027-03-13T01:30:00.000Z',
      timeZone: 'America/Chicago',
      format: 'Commander',
      store: 'The Gilded Goblet',
    },
  ],
  stores: [
    { name: 'the Gilded Goblet', listings: 1 },
    { name: 'Second Breakfast Games', listings: 0 },
  ],
  counts: { listings: 10_000, events: 1, stores: 1234 },
};
const NOTHING: FrontPage = {
  listings: [],
  events: [],
  stores: [],
  counts: { listings: 0, events: 0, stores: 0 },
};

const place = (kind: string, words: string) =>
  `<p data-count="${kind}" data-one="{} of ${kind} alone" data-other="{} ${kind}"></p><ul data-live="${kind}" ${words}></ul>`;

function page(): HTMLElement {
  document.body.innerHTML =
    place('listings', 'data-foil="Foil" data-etched="Etched"') +
    place('events', '') +
    place('stores', 'data-one="{} listing" data-other="{} listings"');
  return document.body;
}
const live = (kind: string) => document.querySelector(`[data-live="${kind}"]`);
const count = (kind: string) => document.querySelector(`[data-count="${kind}"]`)?.textContent;

test('a card for sale has its whole picture, its name, printing and price, and what is special', async () => {
  mockServer.on('GET /api/dashboard/front-page', { body: PAGE });
  await fillFrontPage(page());
  expect(live('listings')?.textContent).toBe('<b>Clockwork</b> HeronBrinemarch 12a$1,234.50 Foil');
  const picture = live('listings')?.querySelector('img');
  expect(picture).toHaveAttribute('src', '/api/cards/a%20b/image/front/small');
  expect([picture?.loading, picture?.width, picture?.height]).toEqual(['lazy', 146, 204]);
});

test('an event has its day and time on the clock of its place, the zone where it is not the reader’s', async () => {
  mockServer.on('GET /api/dashboard/front-page', { body: PAGE });
  await fillFrontPage(page());
  const { month, date, time } = startOf(new Date('2027-03-13T01:30:00Z'), 'America/Chicago', 'en-US');
  expect([month, date]).toEqual(['Mar', '12']);
  expect(live('events')?.textContent).toBe(`Mar12Friday <i>Night</i>Fri ${time} Commander The Gilded Goblet`);
  expect(live('events')?.querySelector('time')?.dateTime).toBe('2027-03-13T01:30:00.000Z');
});

test('a store has its name, and how much it has listed if it has', async () => {
  mockServer.on('GET /api/dashboard/front-page', { body: PAGE });
  await fillFrontPage(page());
  expect([...(live('stores')?.children ?? [])].map((entry) => entry.textContent)).toEqual([
    'Tthe Gilded Goblet1 listing',
    'SSecond Breakfast Games',
  ]);
});

test('how many there are is said in the words of the page', async () => {
  mockServer.on('GET /api/dashboard/front-page', { body: PAGE });
  await fillFrontPage(page());
  expect(['listings', 'events', 'stores'].map(count)).toEqual([
    '10,000+ listings',
    '1 of events alone',
    '1,234 stores',
  ]);
});

test('what people wrote never becomes HTML', async () => {
  mockServer.on('GET /api/dashboard/front-page', { body: PAGE });
  await fillFrontPage(page());
  expect(document.querySelectorAll('b, i')).toHaveLength(0);
});

test('nothing is shown twice, and nothing is asked where all is shown', async () => {
  mockServer.on('GET /api/dashboard/front-page', { body: PAGE });
  const root = page();
  await Promise.all([fillFrontPage(root), fillFrontPage(root)]);
  await fillFrontPage(root);
  expect(live('stores')?.children).toHaveLength(2);
  expect(mockServer.calls('GET /api/dashboard/front-page')).toHaveLength(2);
});

test.each([
  ['nothing is going on', () => ({ body: NOTHING })],
  ['the server is away', () => ({ status: 503, body: { status: 503 } })],
  ['it says something else', () => ({ body: 'no JSON' })],
  [
    'there is no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('the page stays as it was where %s', async (_what, answer) => {
  mockServer.on('GET /api/dashboard/front-page', answer);
  await fillFrontPage(page());
  expect(document.querySelectorAll('[data-live]:empty')).toHaveLength(3);
  expect(['listings', 'events', 'stores'].map(count)).toEqual(['', '', '']);
});

describe('the start of an event', () => {
  const moment = new Date('2027-01-01T02:05:00Z');
  const words = (zone: string, viewer: string, locale = 'en-US') => {
    const { weekday, month, date, time } = startOf(moment, zone, locale, viewer);
    return `${weekday} ${month} ${date} ${time.replace(/\s/g, ' ')}`;
  };

  test('is told by the clock of its place, with its zone for a reader elsewhere', () => {
    expect(words('America/Chicago', 'America/Chicago')).toBe('Thu Dec 31 20:05');
    expect(words('America/Chicago', 'UTC')).toBe('Thu Dec 31 20:05 CST');
    expect(words('America/Chicago', 'America/Mexico_City')).toBe('Thu Dec 31 20:05');
  });

  test('is written as the reader does', () => {
    expect(words('Europe/Madrid', 'Europe/Madrid', 'es')).toBe('vie ene 1 03:05');
  });

  test('is told in UTC by a browser that does not know the zone', () => {
    expect(words('Mars/Olympus', 'America/Chicago')).toBe('Fri Jan 1 02:05 UTC');
  });
});

test('each entry leads to what it shows', async () => {
  mockServer.on('GET /api/dashboard/front-page', { body: PAGE });
  await fillFrontPage(page());
  const leadsTo = (kind: string) => live(kind)?.querySelector('a')?.getAttribute('href');
  expect(leadsTo('listings')).toBe('/cards/results/a%20b');
  expect(leadsTo('events')).toBe('/events');
  expect(leadsTo('stores')).toBe('/stores');
});
