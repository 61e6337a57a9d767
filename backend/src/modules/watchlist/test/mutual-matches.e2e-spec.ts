// The story of two players who have what the other wants: who learns of whom, what is counted, and in which order.
import { DataSource } from 'typeorm';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { scheduled } from '../../events/test/plan.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { BERLIN, CHICAGO, loadSampleTowns } from '../../places/test/sample-towns.js';
import type { MutualMatchDto } from '../mutual/mutual-matches.dto.js';

describe('mutual matches', () => {
  const market = story({}, { sample: true });
  /** Each test has cards of its own, so that the people of the others are no match. */
  let used = 0;
  const card = (nth: number) => aSampleCard(used + nth).id;
  let kim: Member;
  let robin: Member;
  beforeAll(async () => {
    await loadSampleTowns(market);
  });
  beforeEach(async () => {
    used += 6;
    [kim, robin] = [
      await signedUp(market, { name: 'Kim Lee' }),
      await signedUp(market, { name: 'Robin Reyes' }),
    ];
  });

  const want = ({ client }: Member, cardId: string, body: object = {}) =>
    client.put(`/api/watchlist/wants/${cardId}`, {
      anyPrinting: true,
      quantity: 1,
      visibility: 'TRADERS',
      ...body,
    });
  const post = ({ client }: Member, cardId: string, entry: object = {}) =>
    client.post('/api/listings', [{ cardId, condition: 'NEAR_MINT', type: 'TRADE', price: 5, ...entry }]);
  const matches = async ({ client }: Member) =>
    (await client.get<MutualMatchDto[]>('/api/watchlist/mutual-matches')).body;

  // @spec rule-mutual-matches, call-mutual-matches
  it('shows both what each would get and give', async () => {
    await want(kim, card(1));
    await want(robin, card(2));
    await post(robin, card(1), { price: 6 });
    await post(robin, card(1), { price: 7 });
    await post(kim, card(2), { price: 4, type: 'SELL' });
    expect(await matches(kim)).toEqual([
      {
        uuid: robin.user.uuid,
        name: 'Robin Reyes',
        distance: null,
        gets: 1,
        gives: 1,
        getsValue: 6,
        givesValue: 4,
        getsCopies: [expect.objectContaining({ cardId: card(1), price: 6, condition: 'NEAR_MINT' })],
        givesCopies: [expect.objectContaining({ cardId: card(2), price: 4 })],
      },
    ]);
    expect(await matches(robin)).toMatchObject([{ uuid: kim.user.uuid, gets: 1, gives: 1, getsValue: 4 }]);
  });

  // @spec rule-mutual-matches
  it.each(['PRIVATE', 'TOTALS'])('says nothing of a want that is %s, on either side', async (visibility) => {
    await want(kim, card(1));
    await want(robin, card(2), { visibility });
    await post(robin, card(1));
    await post(kim, card(2));
    expect([await matches(kim), await matches(robin)]).toEqual([[], []]);
    await want(robin, card(2));
    expect([(await matches(kim)).length, (await matches(robin)).length]).toEqual([1, 1]);
  });

  // @spec rule-mutual-matches
  it('asks of a copy what the want asks, but not that it is for trade', async () => {
    await want(kim, card(1), { leastCondition: 'NEAR_MINT', maxPrice: 5 });
    await want(robin, card(2));
    await post(kim, card(2));
    await post(robin, card(1), { condition: 'DAMAGED' });
    await post(robin, card(1), { price: 5.01 });
    await post(robin, card(1), { type: 'BUY', price: 1 });
    expect(await matches(kim)).toEqual([]);
    await post(robin, card(1), { type: 'SELL' });
    expect(await matches(kim)).toMatchObject([{ gets: 1, gives: 1, getsValue: 5 }]);
  });

  // @spec rule-mutual-matches
  it('begins with who has most for both, then who has most in all, then who comes nearest in price', async () => {
    const [even, dear, many, both] = [
      await signedUp(market),
      await signedUp(market),
      await signedUp(market),
      await signedUp(market),
    ];
    for (const nth of [1, 2, 3]) await want(kim, card(nth));
    for (const nth of [4, 5]) await post(kim, card(nth));
    for (const other of [even, dear, many, both]) {
      await want(other, card(4));
      await post(other, card(1), { price: other === dear ? 50 : 5 });
    }
    await post(many, card(2));
    await post(many, card(3));
    await post(both, card(2));
    await want(both, card(5));
    expect((await matches(kim)).map(({ uuid }) => uuid)).toEqual(
      [both, many, even, dear].map(({ user }) => user.uuid),
    );
  });

  // @spec rule-mutual-matches
  it('leaves out who is too far, a store, oneself, who is blocked, and who has closed the account', async () => {
    const store = await signedUp(market, { role: 'STORE' });
    for (const other of [robin, store]) {
      await want(other, card(2));
      await post(other, card(1));
    }
    await want(kim, card(1));
    await want(kim, card(2));
    await post(kim, card(1));
    await post(kim, card(2));
    const names = async () => (await matches(kim)).map(({ name }) => name);
    expect([await names(), await matches(store)]).toEqual([['Robin Reyes'], []]);
    await kim.client.put('/api/places/mine', { town: CHICAGO });
    await kim.client.put('/api/places/mine/preferences', { radiusKm: 50, unit: null });
    await robin.client.put('/api/places/mine', { town: BERLIN });
    expect(await names()).toEqual([]);
    await kim.client.put('/api/places/mine/preferences', { radiusKm: null, unit: null });
    expect(await names()).toEqual(['Robin Reyes']);
    const { manager } = market.app.get(DataSource);
    const pair = [kim.user.uuid, robin.user.uuid];
    await manager.query(
      'insert into listings.blocked_sender (recipient, sender, blocked_at) values ($1, $2, now())',
      pair,
    );
    expect([await names(), await matches(robin)]).toEqual([[], []]);
    await manager.query('delete from listings.blocked_sender where recipient = $1 and sender = $2', pair);
    expect(
      (await robin.client.put(`/api/users/${robin.user.uuid}/disable`, { password: PASSWORD })).status,
    ).toBe(204);
    expect(await names()).toEqual([]);
  });

  // @spec rule-mutual-matches
  it('finds a player near behind thousands of cheaper copies elsewhere, and puts those without a place last', async () => {
    const [far, unplaced] = [await signedUp(market), await signedUp(market)];
    for (const nth of [2, 3]) await post(kim, card(nth));
    await want(kim, card(1));
    await want(robin, card(2));
    await post(robin, card(1), { price: 9 });
    for (const other of [far, unplaced]) {
      for (const nth of [2, 3]) await want(other, card(nth));
      await post(other, card(1), { price: 0.5 });
    }
    const found = async () => (await matches(kim)).map(({ uuid }) => uuid);
    for (const near of [kim, robin]) await near.client.put('/api/places/mine', { town: CHICAGO });
    await far.client.put('/api/places/mine', { town: BERLIN });
    await kim.client.put('/api/places/mine/preferences', { radiusKm: null, unit: null });
    expect(await found()).toEqual([far.user.uuid, robin.user.uuid, unplaced.user.uuid]);
    await market.app.get(DataSource).query(
      `insert into listings.listings (uuid, lister, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url,
         condition, type, finish, language, price_cents, status, created_at, status_updated_at)
       select gen_random_uuid(), lister, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, condition, type,
         finish, language, 1, status, created_at - n * interval '1 microsecond', status_updated_at
       from listings.listings cross join generate_series(1, 6000) n where lister = any ($1::uuid[]) and card_id = $2`,
      [[far.user.uuid, unplaced.user.uuid], card(1)],
    );
    await kim.client.put('/api/places/mine/preferences', { radiusKm: 50, unit: null });
    expect(await found()).toEqual([robin.user.uuid, unplaced.user.uuid]);
  });

  // @spec rule-bring-list
  it('narrows to those who go to an event and show their cards there, as one does oneself, however far they live', async () => {
    const { uuid: event } = await scheduled(await signedUp(market, { role: 'STORE' }));
    const atEvent = async ({ client }: Member) =>
      (await client.get<MutualMatchDto[]>(`/api/watchlist/mutual-matches?event=${event}`)).body.map(
        ({ uuid, gets, gives }) => [uuid, gets, gives],
      );
    const goes = ({ client }: Member, showsCards: boolean, answer = 'GOING') =>
      client.put(`/api/events/${event}/attendance`, { answer, showsCards });
    const elsewhere = await signedUp(market);
    await want(kim, card(1));
    await post(kim, card(2));
    for (const other of [robin, elsewhere]) {
      await want(other, card(2));
      await post(other, card(1));
    }
    await kim.client.put('/api/places/mine', { town: CHICAGO });
    await kim.client.put('/api/places/mine/preferences', { radiusKm: 50, unit: null });
    await robin.client.put('/api/places/mine', { town: BERLIN });
    await goes(robin, true);
    expect(await atEvent(kim)).toEqual([]);
    await goes(kim, false);
    expect([await atEvent(kim), await atEvent(robin)]).toEqual([[], []]);
    await goes(kim, true);
    expect(await atEvent(kim)).toEqual([[robin.user.uuid, 1, 1]]);
    expect(await atEvent(robin)).toEqual([[kim.user.uuid, 1, 1]]);
    await goes(robin, true, 'INTERESTED');
    expect([await atEvent(kim), await atEvent(robin)]).toEqual([[], []]);
    await goes(robin, true);
    const moved = (start: string, end: string | null) =>
      market.app
        .get(DataSource)
        .query(
          `update events.event set starts_at = now() + $2::interval, ends_at = now() + $3::interval where uuid = $1`,
          [event, start, end],
        );
    await moved('-20 hours', null);
    expect(await atEvent(kim)).toHaveLength(1);
    await moved('-2 days', '1 hour');
    expect(await atEvent(kim)).toHaveLength(1);
    for (const [start, end] of [
      ['-25 hours', null],
      ['-3 hours', '-1 minute'],
    ] as const) {
      await moved(start, end);
      expect([await atEvent(kim), await atEvent(robin)]).toEqual([[], []]);
    }
  });
});
