// The story of a market nearby: who has what somebody wants, who buys it, how many want what somebody has, what was found.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { CHICAGO, loadSampleTowns } from '../../places/test/sample-towns.js';
import type { DemandDto, SupplyDto, WantMatchDto } from '../nearby/nearby.dto.js';

describe('a market nearby', () => {
  const market = story({}, { sample: true });
  const [card, other] = [1, 2].map((nth) => aSampleCard(nth)) as [
    ReturnType<typeof aSampleCard>,
    ReturnType<typeof aSampleCard>,
  ];
  const third = aSampleCard(4);
  let robin: Member;
  let store: Member;
  beforeAll(async () => {
    await loadSampleTowns(market);
    robin = await signedUp(market);
    store = await signedUp(market, { role: 'STORE', name: 'Lantern Games' });
  });
  const want = ({ client }: Member, body: object = {}, cardId = card.id) =>
    client.put(`/api/watchlist/wants/${cardId}`, { anyPrinting: true, quantity: 1, ...body });
  const post = ({ client }: Member, entry: object) =>
    client.post('/api/listings', [{ cardId: card.id, condition: 'NEAR_MINT', price: 5, ...entry }]);

  // @spec rule-supply, call-supply
  it('says who has a wanted card and who buys it', async () => {
    await want(robin, { maxPrice: 5 });
    const rival = await signedUp(market, { role: 'STORE' });
    const player = await signedUp(market);
    await post(store, { price: 4.5 });
    await post(rival, { price: 5.5 });
    await post(rival, { type: 'BUY', price: 2 });
    await post(player, { price: 5 });
    await post(player, { type: 'BUY', price: 9 });
    const ids = `${card.id},${other.id}`;
    const { body } = await robin.client.get<SupplyDto[]>(`/api/watchlist/supply?cardIds=${ids}`);
    expect(body).toEqual([
      { cardId: card.id, stores: 1, players: 1, lowestPrice: 4.5, buyers: 1, highestOffer: 2 },
    ]);
    expect((await store.client.get(`/api/watchlist/supply?cardIds=${ids}`)).body).toEqual([]);
  });

  it('finds the copies of others, however many cheap ones the reader, a blocked or a suspended account has', async () => {
    const [reader, rival, suspended] = [
      await signedUp(market),
      await signedUp(market),
      await signedUp(market),
    ];
    await reader.client.put(`/api/moderation/blocks/${rival.user.uuid}`);
    const cardId = aSampleCard(8).id;
    await want(reader, {}, cardId);
    for (const [{ client }, price] of [
      [reader, 0.01],
      [rival, 0.02],
      [suspended, 0.03],
      [suspended, 0.04],
    ] as const) {
      const copies = Array(500).fill({ cardId, condition: 'NEAR_MINT', price });
      expect((await client.post('/api/listings', copies)).status).toBe(201);
    }
    await market.app
      .get(DataSource)
      .query('update users.account set suspended_at = now() where uuid = $1', [suspended.user.uuid]);
    await post(store, { cardId, price: 6 });
    const { body } = await reader.client.get<SupplyDto[]>(`/api/watchlist/supply?cardIds=${cardId}`);
    expect(body).toMatchObject([{ stores: 1, players: 0, lowestPrice: 6 }]);
  });

  it('finds near copies and the highest offer, however many others have it far away', async () => {
    const erin = await signedUp(market);
    await erin.client.put('/api/places/mine', { town: CHICAGO });
    await erin.client.put('/api/places/mine/preferences', { radiusKm: 50, unit: null });
    const far = await signedUp(market, { role: 'STORE' });
    const berlin = { address: '1 Main Street', latitude: 52.5, longitude: 13.4 };
    expect((await far.client.put('/api/places/store', berlin)).status).toBe(200);
    const near = await signedUp(market, { role: 'STORE' });
    const chicago = { address: '1 Main Street', latitude: 41.869, longitude: -87.65 };
    expect((await near.client.put('/api/places/store', chicago)).status).toBe(200);
    const cardId = aSampleCard(7).id;
    await want(erin, {}, cardId);
    for (const price of [0.05, 0.06, 0.07, 0.08, 0.09, 0.1]) {
      const copies = Array(200).fill({ cardId, condition: 'NEAR_MINT', price });
      expect((await far.client.post('/api/listings', copies)).status).toBe(201);
    }
    await post(near, { cardId, price: 6 });
    await post(near, { cardId, type: 'BUY', price: 4 });
    const supply = async () =>
      (await erin.client.get<SupplyDto[]>(`/api/watchlist/supply?cardIds=${cardId}`)).body;
    expect(await supply()).toEqual([
      { cardId, stores: 1, players: 0, lowestPrice: 6, buyers: 1, highestOffer: 4 },
    ]);
    // What has moved away is no match any more.
    await jobsDone(market);
    const found = async () => (await erin.client.get<WantMatchDto[]>('/api/watchlist/matches')).body;
    expect(await found()).toMatchObject([{ price: 6 }]);
    await near.client.put('/api/places/store', berlin);
    expect(await found()).toEqual([]);
    // Whose place is unknown is not near.
    const nowhere = await signedUp(market, { role: 'STORE' });
    await post(nowhere, { cardId, price: 0.5 });
    await post(nowhere, { cardId, type: 'BUY', price: 5 });
    expect(await supply()).toEqual([]);
  });

  // @spec rule-demand-in-steps, call-demand
  it('counts people who want a card in steps from three on, and no private wants', async () => {
    const demand = async () =>
      (await store.client.get<DemandDto[]>(`/api/watchlist/demand?cardIds=${other.id}`)).body;
    await want(robin, { visibility: 'PRIVATE' }, other.id);
    for (const visibility of ['TOTALS', 'TRADERS'])
      await want(await signedUp(market), { visibility }, other.id);
    expect(await demand()).toEqual([]);
    for (let more = 0; more < 2; more++)
      await want(await signedUp(market), { visibility: 'TOTALS' }, other.id);
    expect(await demand()).toEqual([{ cardId: other.id, people: 3 }]);
    await want(robin, { visibility: 'TOTALS' }, other.id);
    expect(await demand()).toEqual([{ cardId: other.id, people: 5 }]);
  });

  it('counts people near, however many want a card far away, and nobody whose place is unknown', async () => {
    const cardId = aSampleCard(8).id;
    const near = await signedUp(market, { role: 'STORE' });
    await near.client.put('/api/places/store', {
      ...{ address: '1 Main Street', latitude: 41.869, longitude: -87.65 },
    });
    await near.client.put('/api/places/mine/preferences', { radiusKm: 50, unit: null });
    const demand = async () =>
      (await near.client.get<DemandDto[]>(`/api/watchlist/demand?cardIds=${cardId}`)).body;
    for (let nth = 0; nth < 5; nth++) {
      const member = await signedUp(market);
      if (nth < 3) await member.client.put('/api/places/mine', { town: CHICAGO });
      await want(member, { visibility: 'TOTALS' }, cardId);
    }
    expect(await demand()).toEqual([{ cardId, people: 3 }]);
    await market.app.get(DataSource).query(
      `with far as (
        insert into users.account (uuid, name, email, password_hash, phone_number, address, role, email_visible, phone_visible,
          enabled, email_verified_at, created_at)
        select gen_random_uuid(), 'Far ' || n, 'far-' || n || '@example.test', '', '', '', 'USER', false, false, true, now(), now()
        from generate_series(1, 1100) n returning uuid),
      placed as (
        insert into places.account_place (account, is_exact, town, label, country, zone, latitude, longitude, confirmed_at)
        select uuid, false, 1, 'Berlin', 'DE', 'Europe/Berlin', 52.5, 13.4, now() from far),
      watched as (
        insert into watchlist.watched_card (owner, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, added_at)
        select uuid, $1, '', '', '', '', '', now() from far returning owner, card_id)
      insert into watchlist.want (owner, card_id, any_printing, quantity, for_trade, visibility, is_alerting, changed_at)
      select owner, card_id, true, 1, false, 'TOTALS', false, now() from watched`,
      [cardId],
    );
    expect(await demand()).toEqual([{ cardId, people: 3 }]);
    await near.client.put('/api/places/mine/preferences', { radiusKm: null, unit: null });
    expect(await demand()).toEqual([{ cardId, people: 100 }]);
  });

  // @spec rule-demand-in-steps
  it('counts for a player only what is shown to people one could trade with, and somebody blocked as well', async () => {
    const player = await signedUp(market);
    const path = `/api/watchlist/demand?cardIds=${third.id}`;
    const traders = [await signedUp(market), await signedUp(market), await signedUp(market)];
    for (const visibility of ['TOTALS', 'TRADERS']) {
      for (const trader of traders) await want(trader, { visibility }, third.id);
      const [seen, ofStore] = [await player.client.get(path), await store.client.get(path)];
      const people = [{ cardId: third.id, people: 3 }];
      expect([seen.body, ofStore.body]).toEqual([visibility === 'TRADERS' ? people : [], people]);
    }
    await market.app
      .get(DataSource)
      .query('insert into listings.blocked_sender (recipient, sender, blocked_at) values ($1, $2, now())', [
        player.user.uuid,
        traders[0]?.user.uuid,
      ]);
    expect((await player.client.get(path)).body).toEqual([{ cardId: third.id, people: 3 }]);
  });

  // @spec call-want-matches
  it('lists what a notice is about, as long as it is on the market', async () => {
    const dana = await signedUp(market);
    await want(dana);
    await post(store, { price: 3 });
    await jobsDone(market);
    const [notice] = await notificationsOf(dana.client, 'WANT_MATCHED');
    const path = `/api/watchlist/matches?batch=${notice?.details.batch}`;
    const { body } = await dana.client.get<WantMatchDto[]>(path);
    expect(body).toEqual([
      expect.objectContaining({ cardId: card.id, price: 3, before: null, listerName: 'Lantern Games' }),
    ]);
    expect((await store.client.get(path)).body).toEqual([]);
    await want(dana, { maxPrice: 2 });
    expect((await dana.client.get(path)).body).toEqual([]);
    await want(dana, { maxPrice: 3 });
    expect((await dana.client.get(path)).body).toHaveLength(1);
    await store.client.delete(`/api/listings/${body[0]?.listing}`);
    expect((await dana.client.get(path)).body).toEqual([]);
  });
});
