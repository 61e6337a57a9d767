// The story of followers who are notified of what is new at the stores that they follow.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { nightlyTasks } from '../../../../test/nightly-tasks.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { aPlan, scheduled } from '../../events/test/plan.js';
import { addStock, copiesOf } from '../../stock/test/a-stock.js';
import { NotifyFollowersOfSingles } from '../notify-followers-of-singles.js';
import { FollowerNotifications } from '../persistence/follower-notifications.js';

const market = story({}, { sample: true });
let store: Member;
let follower: Member;
beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
  follower = await signedUp(market);
  await follow(follower);
});
const follow = ({ client }: Member) => client.put(`/api/storefronts/${store.user.uuid}/follow`);
const received = async (kind: 'STORE_EVENT' | 'STORE_SINGLES', { client } = follower) => {
  await jobsDone(market);
  return notificationsOf(client, kind);
};

describe('a follower', () => {
  // @spec rule-followers-are-notified
  it('is notified of a new event, and once of many that are scheduled together', async () => {
    const stranger = await signedUp(market);
    const { uuid, name } = await scheduled(store);
    const [one, ...more] = await received('STORE_EVENT');
    expect(more).toEqual([]);
    expect(one?.details).toMatchObject({
      ...{ store: store.user.uuid, storeName: store.user.name, event: uuid, eventName: name, events: 1 },
    });
    await store.client.post('/api/events/bulk', [aPlan(), aPlan(), aPlan()]);
    expect((await received('STORE_EVENT')).map(({ details }) => details.events)).toEqual([3, 1]);
    for (const other of [stranger, store]) expect(await received('STORE_EVENT', other)).toEqual([]);
  });

  it('is not notified once they have stopped, nor where one has blocked the other, nor by a closed store', async () => {
    await follower.client.delete(`/api/storefronts/${store.user.uuid}/follow`);
    await scheduled(store);
    expect(await received('STORE_EVENT')).toEqual([]);
    await follow(follower);
    const block =
      'insert into listings.blocked_sender (recipient, sender, blocked_at) values ($1, $2, now())';
    const pair = [follower.user.uuid, store.user.uuid];
    for (const blocked of [pair, [...pair].reverse()]) {
      await market.app.get(DataSource).query(block, blocked);
      await scheduled(store);
      expect(await received('STORE_EVENT')).toEqual([]);
      await market.app.get(DataSource).query('delete from listings.blocked_sender');
    }
    await store.client.put(`/api/users/${store.user.uuid}/disable`, { password: PASSWORD });
    const late = { kind: 'STORE_EVENT', details: { events: 1 }, createdAt: market.clock.now() } as const;
    const { app } = market;
    await app.get(UnitOfWork).run(() => app.get(FollowerNotifications).add(store.user.uuid, late));
    expect(await received('STORE_EVENT')).toEqual([]);
  });

  it('is notified at night of new singles: once for a store and a day, and not of new prices', async () => {
    const night = () => market.app.get(NotifyFollowersOfSingles).notify();
    const singles = async () => (await received('STORE_SINGLES')).map(({ details }) => details.copies);
    await addStock(market, store, [copiesOf(1, { quantity: 30 }), copiesOf(2, { quantity: 12 })]);
    await night();
    expect(await singles()).toEqual([42]);
    await store.client.post('/api/stock/edits', { filter: {}, change: { addToPrice: 1 } });
    await night();
    expect(await singles()).toEqual([42]);
    market.clock.pass(24 * 3600);
    await addStock(market, store, [copiesOf(3, { quantity: 5 })]);
    await night();
    await night();
    expect(await singles()).toEqual([5, 42]);
    expect(await nightlyTasks(market)).toContain('notifications.notify-followers-of-singles');
  });

  it('keeps nothing of a store that has erased its account', async () => {
    await scheduled(store);
    expect(await received('STORE_EVENT')).toHaveLength(1);
    await store.client.call('DELETE', `/api/users/${store.user.uuid}`, { password: PASSWORD });
    expect(await received('STORE_EVENT')).toEqual([]);
  });

  it('who has closed their account gets none', async () => {
    await follower.client.put(`/api/users/${follower.user.uuid}/disable`, { password: PASSWORD });
    await scheduled(store);
    await jobsDone(market);
    const [{ total }] = await market.app
      .get(DataSource)
      .query('select count(*)::int as total from notifications.notification where account = $1', [
        follower.user.uuid,
      ]);
    expect(total).toBe(0);
  });
});
