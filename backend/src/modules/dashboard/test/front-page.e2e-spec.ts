// The story of a stranger who comes by the front page and sees what is going on.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, PASSWORD, saysUnder18, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { scheduled } from '../../events/test/plan.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { FrontPage } from '../dto/front-page.dto.js';
import { HOURS, inTime } from './soon.js';

const SECRETS = { email: 'goblet@example.com', phoneNumber: '+1 (312) 555-0177', address: '77 Hidden Lane' };

describe('the front page', () => {
  const market = story({}, { sample: true });
  let goblet: Member;
  let robin: Member;
  beforeEach(async () => {
    const database = market.app.get(DataSource);
    // A job that still reads what was posted before would wait for this, and this for it.
    await jobsDone(market);
    await database.query('truncate listings.listings, events.event cascade');
    await database.query('update users.account set enabled = false');
    goblet = await signedUp(market, { role: 'STORE', name: 'The Gilded Goblet' });
    robin = await signedUp(market);
  });

  /** Asked for when what was read before is over. */
  const seen = async () => {
    market.clock.pass(60);
    return (await market.someone().get<FrontPage>('/api/dashboard/front-page')).body;
  };
  const post = async (...entries: object[]) => {
    const listings: ListingDto[] = [];
    // One call after the other, as they are listed one after the other.
    for (const entry of entries) {
      const body = [{ condition: 'NEAR_MINT', price: 5.99, ...entry }];
      const reply = await robin.client.post<ListingDto[]>('/api/listings', body);
      expect(reply.status).toBe(201);
      listings.push(...reply.body);
      market.clock.pass(1);
    }
    return listings;
  };
  const card = (which: number) => ({ cardId: aSampleCard(which).id });
  const ids = ({ listings }: FrontPage) => listings.map(({ cardId }) => cardId);

  it('is empty where nothing is going on', async () => {
    await goblet.client.put(`/api/users/${goblet.user.uuid}/disable`, { password: PASSWORD });
    expect(await seen()).toEqual({
      listings: [],
      events: [],
      stores: [],
      counts: { stores: 0, listings: 0, events: 0 },
    });
  });

  // @spec added-front-page
  it('shows the six cards that were put up for sale last, the newest first', async () => {
    await post(...[0, 1, 2, 3, 4, 5, 6].map(card));
    const page = await seen();
    expect(ids(page)).toEqual([6, 5, 4, 3, 2, 1].map((which) => card(which).cardId));
    const { id, name, set_name: set, collector_number: number } = aSampleCard(6);
    expect(page.listings[0]).toEqual({
      cardId: id,
      cardName: name,
      cardSet: set,
      cardNumber: number,
      condition: 'NEAR_MINT',
      finish: 'NONFOIL',
      price: 5.99,
    });
    expect(page.counts.listings).toBe(7);
  });

  it('shows a card once, as it was listed last, however many there are of it', async () => {
    await post(card(1), { ...card(2), price: 1 }, { ...card(2), price: 2 });
    const { listings } = await seen();
    expect(listings.map(({ cardId, price }) => [cardId, price])).toEqual([
      [card(2).cardId, 2],
      [card(1).cardId, 5.99],
    ]);
  });

  it('shows nothing that is wanted, traded, sold or withdrawn', async () => {
    const [, , , sold, withdrawn] = await post(
      card(1),
      { ...card(2), type: 'BUY' },
      { ...card(3), type: 'TRADE' },
      card(4),
      card(5),
    );
    await robin.client.patch(`/api/listings/${sold?.uuid}`, { status: 'SOLD' });
    await robin.client.delete(`/api/listings/${withdrawn?.uuid}`);
    const page = await seen();
    expect(ids(page)).toEqual([card(1).cardId]);
    expect(page.counts.listings).toBe(3);
  });

  it('shows no card of somebody under 18, whom players can’t trade with', async () => {
    await post(card(1));
    robin = await signedUp(market);
    await post(card(2));
    await saysUnder18(market, robin);
    expect(ids(await seen())).toEqual([card(1).cardId]);
  });

  // @spec added-front-page
  it('shows the next three events with the zone, the format and the store', async () => {
    for (const hours of [400, 2, 30, 9]) {
      await scheduled(goblet, { name: `In ${hours} hours`, ...inTime(market, hours * HOURS) });
    }
    const { events, counts } = await seen();
    expect(events.map(({ name }) => name)).toEqual(['In 2 hours', 'In 9 hours', 'In 30 hours']);
    expect(events[0]).toEqual({
      name: 'In 2 hours',
      starts: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
      timeZone: expect.any(String),
      format: 'Commander',
      store: 'The Gilded Goblet',
    });
    expect(counts.events).toBe(4);
  });

  // @spec added-front-page
  it('shows the three stores that opened last, with how much they have listed', async () => {
    for (const name of ['First', 'Second', 'Third']) {
      await signedUp(market, { role: 'STORE', name });
      market.clock.pass(1);
    }
    robin = await signedUp(market, { role: 'STORE', name: 'Fourth' });
    await post(card(1), card(1), { ...card(2), type: 'BUY' });
    const { stores, counts } = await seen();
    expect(stores).toEqual([
      { name: 'Fourth', listings: 3 },
      { name: 'Third', listings: 0 },
      { name: 'Second', listings: 0 },
    ]);
    expect(counts.stores).toBe(5);
  });

  // @spec added-front-page
  it('tells strangers nothing of who lists a card, nor where a store is and how it is reached', async () => {
    const store = await signedUp(market, { role: 'STORE', name: 'Second Breakfast Games', ...SECRETS });
    await scheduled(store, { ...inTime(market, HOURS), location: SECRETS.address });
    await store.client.post('/api/listings', [{ ...card(1), condition: 'NEAR_MINT', price: 1 }]);
    await post(card(2));
    const page = await seen();
    expect([page.listings.length, page.events.length, page.stores.length]).toEqual([2, 1, 2]);
    const told = JSON.stringify(page);
    expect(told).toContain('Second Breakfast Games');
    const kept = [...Object.values(SECRETS), robin.user.name, robin.user.uuid, store.user.uuid];
    expect(kept.filter((secret) => told.includes(secret))).toEqual([]);
  });

  it('shows and counts nothing of an account that is closed', async () => {
    await post(card(1));
    await scheduled(goblet, inTime(market, HOURS));
    const before = await seen();
    expect(before.counts).toEqual({ stores: 1, listings: 1, events: 1 });
    for (const { client, user } of [robin, goblet])
      await client.put(`/api/users/${user.uuid}/disable`, { password: PASSWORD });
    expect(await seen()).toMatchObject({
      listings: [],
      events: [],
      stores: [],
      counts: { stores: 0, listings: 0, events: 0 },
    });
  });

  // @spec added-front-page
  it('is read once a minute, however many come at once, and may be kept as long', async () => {
    await post(card(1));
    const ask = () => market.someone().get<FrontPage>('/api/dashboard/front-page');
    market.clock.pass(60);
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one.headers.get('cache-control')).toBe('public, max-age=60');
    expect(two.body).toEqual(one.body);
    await post(card(2));
    market.clock.pass(50);
    expect((await ask()).body).toEqual(one.body);
    market.clock.pass(10);
    expect(ids((await ask()).body)).toEqual([card(2).cardId, card(1).cardId]);
  });

  it('is read again after a reading that failed, and a failure is kept by nobody', async () => {
    await seen();
    const database = market.app.get(DataSource);
    await database.query('alter table events.event rename to lost');
    market.clock.pass(60);
    const failed = await fetch(`${market.origin}/api/dashboard/front-page`);
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store']);
    await database.query('alter table events.lost rename to event');
    expect((await market.someone().get('/api/dashboard/front-page')).status).toBe(200);
  });
});
