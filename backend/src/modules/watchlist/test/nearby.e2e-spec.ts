// The story of a market nearby: who has what somebody wants, who buys it, how many want what somebody has, what was found.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { DemandDto, SupplyDto, WantMatchDto } from '../nearby/nearby.dto.js';
import { importSample } from './sample.js';

describe('a market nearby', () => {
  const market = story();
  const [card, other] = [1, 2].map((nth) => aSampleCard(nth)) as [
    ReturnType<typeof aSampleCard>,
    ReturnType<typeof aSampleCard>,
  ];
  const third = aSampleCard(4);
  let robin: Member;
  let store: Member;
  beforeAll(async () => {
    await importSample(market);
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
    await store.client.delete(`/api/listings/${body[0]?.listing}`);
    expect((await dana.client.get(path)).body).toEqual([]);
  });
});
