// The story of a store that says when it is open, and of anybody who reads it.
import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { scheduled } from '../../events/test/plan.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { loadSampleTowns } from '../../places/test/sample-towns.js';
import type { Account } from '../../users/dto/account.dto.js';
import type { OwnStorefrontDto } from '../dto/own-storefront.dto.js';
import type { StorefrontDto, StoreSingle } from '../dto/storefront.dto.js';

const market = story({}, { sample: true });
let store: Member;
beforeAll(async () => {
  await loadSampleTowns(market);
});
beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
});

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
const daily = (opens: string, closes: string) => DAYS.map((day) => ({ day, opens, closes }));
const NOTHING = { description: null, website: null, timeZone: null, weekly: [], exceptions: [] };
const save = (changes: object = {}) =>
  store.client.put<OwnStorefrontDto>('/api/storefronts/mine', { ...NOTHING, ...changes });
const seen = async () => {
  const { body } = await market.someone().get<StorefrontDto>(`/api/storefronts/${store.user.uuid}`);
  return body;
};
const refusal = async (changes: object) => {
  const { status, body } = await save(changes);
  const { code, errors = [] } = body as unknown as {
    code: string;
    errors?: { field: string; code: string }[];
  };
  return [status, code, ...errors.flatMap((error) => [error.field, error.code])];
};
const post = async (nth: number, price: number, more = {}) => {
  const entry = { cardId: aSampleCard(nth).id, condition: 'NEAR_MINT', price, ...more };
  return (await store.client.post<ListingDto[]>('/api/listings', [entry])).body[0]?.uuid ?? '';
};

describe('a storefront', () => {
  // @spec call-save-storefront, call-own-storefront, call-storefront
  it('says what its owner wrote, to anybody, and its website is that of the account', async () => {
    const written = {
      description: 'Singles, and drafts\non Fridays.',
      website: 'https://gilded-goblet.example',
      timeZone: 'America/Chicago',
      weekly: daily('10:00', '22:00'),
      exceptions: [{ date: '2999-12-24', intervals: [{ opens: '10:00', closes: '14:00' }] }],
    };
    const { status, body } = await save(written);
    const saved = { ...written, picture: null, version: 1 };
    expect([status, body]).toEqual([200, saved]);
    expect((await store.client.get('/api/storefronts/mine')).body).toEqual(saved);
    const { weekly, exceptions, ...rest } = written;
    expect(await seen()).toMatchObject({ ...rest, hours: { weekly, exceptions }, place: null, events: [] });
    const account = await store.client.get<Account>(`/api/users/${store.user.uuid}`);
    expect(account.body.website).toBe(written.website);
    await save();
    expect(await seen()).toMatchObject({ description: null, website: null, state: null, today: null });
  });

  it('leaves the website alone that another window has changed in the settings', async () => {
    await save({ website: 'https://gilded-goblet.example' });
    const website = 'https://goblet.example';
    await store.client.patch(`/api/users/${store.user.uuid}`, { website });
    const { website: _, ...hours } = { ...NOTHING, weekly: daily('10:00', '22:00') };
    const { status, body } = await store.client.put<OwnStorefrontDto>('/api/storefronts/mine', hours);
    expect([status, body.website, body.weekly.length]).toEqual([200, website, 7]);
  });

  // @spec call-save-storefront
  it('is not saved over what another window has saved since', async () => {
    const put = (description: string, version: number) =>
      store.client.call(
        'PUT',
        '/api/storefronts/mine',
        { ...NOTHING, description },
        { 'if-match': `"${version}"` },
      );
    expect(await put('First.', 0)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await put('Second.', 0)).toMatchObject({ status: 412, body: { code: 'storefronts.changed' } });
    const { body, headers } = await store.client.get('/api/storefronts/mine');
    expect([body, headers.get('etag')]).toEqual([
      { ...NOTHING, description: 'First.', picture: null, version: 1 },
      '"1"',
    ]);
    const both = await Promise.all([put('Left.', 1), put('Right.', 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  // @spec rule-opening-hours
  it('is open or closed in the zone of its place, whatever its browser said', async () => {
    await save({ weekly: daily('00:00', '24:00'), timeZone: 'Asia/Tokyo' });
    const at = { address: '1814 W Division Street', latitude: 41.90329, longitude: -87.67255 };
    await store.client.put('/api/places/store', at);
    expect(await seen()).toMatchObject({
      address: at.address,
      place: { latitude: at.latitude, longitude: at.longitude, country: 'US' },
      timeZone: 'America/Chicago',
      state: { isOpen: true, closes: null, opens: null, isClosedToday: false },
    });
    const { today } = await seen();
    await save({ weekly: daily('00:00', '24:00'), exceptions: [{ date: today?.date, intervals: [] }] });
    expect((await seen()).state).toMatchObject({ isOpen: false, isClosedToday: true });
  });

  // @spec rule-opening-hours
  it.each([
    [{ weekly: daily('10:00', '10:00') }, 'weekly.0.closes', 'storefronts.never-opens'],
    [
      { weekly: [...daily('10:00', '14:00'), ...daily('13:00', '15:00')] },
      'weekly.7.opens',
      'storefronts.overlap',
    ],
    [
      { weekly: [{ day: 'MONDAY', opens: '24:00', closes: '10:00' }] },
      'weekly.0.opens',
      'storefronts.invalid-time',
    ],
    [
      { weekly: [{ day: 'MONDAY', opens: '9:00', closes: '10:00' }] },
      'weekly.0.opens',
      'storefronts.invalid-time',
    ],
    [{ weekly: [{ day: 'FUNDAY', opens: '09:00', closes: '10:00' }] }, 'weekly.0.day', 'field.invalid'],
    [
      { exceptions: [{ date: '2027-02-30', intervals: [] }] },
      'exceptions.0.date',
      'storefronts.invalid-date',
    ],
    [
      { exceptions: ['2027-02-27', '2027-02-27'].map((date) => ({ date, intervals: [] })) },
      'exceptions.1.date',
      'storefronts.repeated-date',
    ],
    [
      { weekly: Array.from({ length: 29 }, () => ({ day: 'MONDAY', opens: '09:00', closes: '10:00' })) },
      'weekly',
      'field.too-many-entries',
    ],
    [{ description: 'x'.repeat(1001) }, 'description', 'field.too-long'],
    [{ description: '\u200b' }, 'description', 'storefronts.invisible-description'],
    [{ website: 'http://gilded-goblet.example' }, 'website', 'users.invalid-website'],
    [{ website: 'javascript:alert(1)' }, 'website', 'users.invalid-website'],
    [{ website: 'https://user:secret@gilded-goblet.example' }, 'website', 'users.invalid-website'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'storefronts.invalid-time-zone'],
  ])('refuses %j', async (changes, field, code) => {
    expect(await refusal(changes)).toEqual([400, 'request.invalid', field, code]);
  });

  it('needs every field, and a list of objects', async () => {
    for (const body of [
      {},
      { ...NOTHING, weekly: undefined },
      { ...NOTHING, weekly: [null] },
      { ...NOTHING, weekly: ['x'] },
    ])
      expect((await store.client.put('/api/storefronts/mine', body)).status).toBe(400);
  });

  it('is a store’s alone; a player has none', async () => {
    const robin = await signedUp(market);
    const { status, body } = await robin.client.put<ProblemBody>('/api/storefronts/mine', NOTHING);
    expect([status, body.code]).toEqual([403, 'storefronts.only-stores']);
    expect((await robin.client.get('/api/storefronts/mine')).body).toEqual({
      ...NOTHING,
      picture: null,
      version: 0,
    });
    const page = await market.someone().get<ProblemBody>(`/api/storefronts/${robin.user.uuid}`);
    expect([page.status, page.body.code]).toEqual([404, 'storefronts.not-found']);
  });

  it('is gone with its account', async () => {
    expect((await seen()).name).toBe(store.user.name);
    await store.client.put(`/api/users/${store.user.uuid}/disable`, { password: PASSWORD });
    for (const uuid of [store.user.uuid, randomUUID()])
      expect((await market.someone().get(`/api/storefronts/${uuid}`)).status).toBe(404);
  });

  // @spec call-storefront, rule-public-pages
  it('shows the newest singles and the next events, and nobody’s contact details', async () => {
    await post(1, 5);
    await post(2, 6, { type: 'BUY' });
    const sold = await post(3, 7);
    await post(4, 8, { finish: 'NONFOIL', type: 'TRADE' });
    await store.client.patch(`/api/listings/${sold}`, { status: 'SOLD' });
    const event = await scheduled(store);
    const page = await seen();
    expect(page.singles.map(({ cardName, price, type }) => [cardName, price, type])).toEqual([
      [aSampleCard(4).name, 8, 'TRADE'],
      [aSampleCard(1).name, 5, 'SELL'],
    ]);
    expect(page.singlesCount).toBe(2);
    expect(page.events).toEqual([
      {
        uuid: event.uuid,
        name: event.name,
        starts: `${event.date}T${event.time}.000Z`,
        timeZone: event.timeZone,
        format: event.format.name,
        location: event.location,
        picture: null,
      },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/email|phone|@/i);
  });

  // @spec call-search-singles
  it('is searched by words, page by page, without wildcards', async () => {
    const name = aSampleCard(1).name;
    const uuids = [await post(1, 5), await post(1, 6), await post(1, 7)];
    await post(2, 8);
    const path = `/api/storefronts/${store.user.uuid}/singles`;
    const first = await market
      .someone()
      .get<StoreSingle[]>(`${path}?limit=2&q=${encodeURIComponent(name.toUpperCase())}`);
    expect(first.headers.get('x-total-count')).toBe('3');
    const next = /<(.+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await market.someone().get<StoreSingle[]>(next);
    expect([...first.body, ...second.body].map(({ uuid }) => uuid)).toEqual(uuids.reverse());
    for (const q of ['%25', '_', 'nothing%20of%20the%20kind'])
      expect((await market.someone().get<StoreSingle[]>(`${path}?q=${q}`)).body).toEqual([]);
    for (const query of ['', '?q=', `?q=${'x'.repeat(101)}`])
      expect((await market.someone().get(`${path}${query}`)).status).toBe(400);
    const stranger = await signedUp(market);
    const theirs = `/api/storefronts/${stranger.user.uuid}/singles?q=a`;
    await stranger.client.post('/api/listings', [
      { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 1 },
    ]);
    expect((await market.someone().get<StoreSingle[]>(theirs)).body).toEqual([]);
  });
});
