// The story of a lister who is asked at night whether they still have what has left the market.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { nightlyTasks } from '../../../../test/nightly-tasks.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { addStock, copiesOf } from '../../stock/test/a-stock.js';
import { AskListersOfExpiredCounts } from '../ask-listers-of-expired-counts.js';
import type { NotificationDto } from '../dto/notification.dto.js';

describe('listers of expired counts', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    // A job that still reads what was posted before would wait for this, and this for it.
    await jobsDone(market);
    await market.app.get(DataSource).query('truncate listings.listings cascade');
    store = await signedUp(market, { role: 'STORE' });
  });

  const daysAgo = (days: number) => new Date(market.clock.now().getTime() - days * DAY_MS).toISOString();
  const night = () => market.app.get(AskListersOfExpiredCounts).ask();
  /** As if this many days had passed. */
  const pass = async (days: number) => {
    for (const change of [
      `update notifications.notification set created_at = created_at - $1 * interval '24 hours'`,
      `update listings.listings set counted_at = counted_at - $1 * interval '24 hours'`,
    ])
      await market.app.get(DataSource).query(change, [days]);
  };
  const asked = async ({ client }: Member = store) => {
    const { body } = await client.get<NotificationDto[]>('/api/notifications');
    return body.map(({ kind, details, read }) => [kind, details.copies, read]);
  };

  // @spec rule-expired-counts-are-asked-about
  it('are asked once, with how many copies have left the market, and not night after night', async () => {
    await addStock(market, store, [
      copiesOf(1, { quantity: 3, counted_at: daysAgo(60) }),
      copiesOf(2, { quantity: 4, counted_at: daysAgo(55) }),
      copiesOf(3, { quantity: 5, counted_at: daysAgo(1) }),
    ]);
    await night();
    await night();
    expect(await asked()).toEqual([['COUNT_EXPIRED', 3, false]]);
    // More expires the week after: what they have not read yet says so.
    await pass(6);
    await night();
    expect(await asked()).toEqual([['COUNT_EXPIRED', 3, false]]);
    await pass(1);
    await night();
    expect(await asked()).toEqual([['COUNT_EXPIRED', 7, false]]);
    // Nothing else expires.
    await pass(10);
    await night();
    expect(await asked()).toEqual([['COUNT_EXPIRED', 7, false]]);
    const [notice] = (await store.client.get<NotificationDto[]>('/api/notifications')).body;
    await store.client.put(`/api/notifications/${notice?.uuid}/read`);
    await store.client.post('/api/stock/edits', { filter: {}, change: { count: true } });
    await pass(60);
    await night();
    expect(await asked()).toEqual([
      ['COUNT_EXPIRED', 12, false],
      ['COUNT_EXPIRED', 7, true],
    ]);
  });

  it('are players after twice as long, and nobody whose stock is fresh or stale', async () => {
    const player = await signedUp(market);
    await addStock(market, player, [copiesOf(1, { counted_at: daysAgo(119) })]);
    await addStock(market, store, [copiesOf(1, { counted_at: daysAgo(59) })]);
    await night();
    expect([await asked(player), await asked()]).toEqual([[], []]);
    await pass(1);
    await night();
    expect(await asked(player)).toEqual([['COUNT_EXPIRED', 1, false]]);
  });

  it('are asked by a job of the night', async () => {
    expect(await nightlyTasks(market)).toContain('notifications.ask-listers-of-expired-counts');
  });
});
