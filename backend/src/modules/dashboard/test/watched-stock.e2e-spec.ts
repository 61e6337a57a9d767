// The story of how often others watch what a store has in stock: however watchers come and go, they are counted once.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { UsersFacade } from '../../users/index.js';
import type { StoreSummary } from '../dto/store-summary.dto.js';

describe('how often others watch what a store has in stock', () => {
  const market = story({}, { sample: true });
  const [first, second] = [21, 22].map((which) => aSampleCard(which).id) as [string, string];
  let store: Member;
  let people: [Member, Member, Member, ...Member[]];
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    const cards = [first, second].map((cardId) => ({ cardId, condition: 'NEAR_MINT', price: 3 }));
    await store.client.post('/api/listings', cards);
  });
  beforeEach(async () => {
    // A job that still reads what was posted before would wait for this, and this for it.
    await jobsDone(market);
    await database().query('delete from watchlist.watched_card');
    const names = ['Robin', 'Mika', 'Sam', 'Kim', 'Alex', 'Toni'];
    people = (await Promise.all(names.map((name) => signedUp(market, { name })))) as typeof people;
    await Promise.all(people.flatMap((member) => [watch(member, first), watch(member, second)]));
  });

  const database = () => market.app.get(DataSource);
  const watch = ({ client, user }: Member, card: string) =>
    client.post(`/api/watchlist/${user.uuid}?cardId=${card}`);
  const watched = async () => {
    const { body } = await store.client.get<StoreSummary>(`/api/dashboard/store-summary/${store.user.uuid}`);
    return body.totalWatchlist;
  };
  const close = ({ client, user }: Member) =>
    client.put(`/api/users/${user.uuid}/disable`, { password: PASSWORD });
  const erase = ({ client, user }: Member) =>
    client.call('DELETE', `/api/users/${user.uuid}`, { password: PASSWORD });

  it('counts all who watch a card at the same time, each once', async () => {
    expect(await watched()).toBe(12);
    await Promise.all(people.map((member) => watch(member, first)));
    expect(await watched()).toBe(12);
  });

  it('counts nobody who watches a card no longer, or never did', async () => {
    const [robin] = people;
    const path = `/api/watchlist/${robin.user.uuid}?cardId=${first}`;
    for (const _ of [1, 2]) await robin.client.delete(path);
    expect(await watched()).toBe(11);
    await watch(robin, first);
    expect(await watched()).toBe(12);
  });

  it('counts no account that is closed or erased, one after the other or at once', async () => {
    const [robin, mika, sam, ...others] = people;
    await close(robin);
    expect(await watched()).toBe(10);
    await market.app.get(UsersFacade).eraseFor(robin.user.email);
    expect(await watched()).toBe(10);
    await erase(mika);
    expect(await watched()).toBe(8);
    await Promise.all([erase(sam), ...others.map(close)]);
    expect(await watched()).toBe(0);
  });

  it('loses nobody who watches a card while another account is closed', async () => {
    const [robin, mika] = people;
    const third = aSampleCard(23).id;
    await store.client.post('/api/listings', [{ cardId: third, condition: 'NEAR_MINT', price: 3 }]);
    await Promise.all([watch(robin, third), close(mika), watch(mika, third)]);
    expect(await watched()).toBe(11);
  });

  it('counts an account again that was opened again by hand', async () => {
    const [robin] = people;
    await close(robin);
    await database().query('update users.account set enabled = true where uuid = $1', [robin.user.uuid]);
    expect(await watched()).toBe(12);
  });

  it('knows those who watched before anybody counted', async () => {
    const [robin] = people;
    await close(robin);
    const migration = (name: string) => {
      const found = database().migrations.find((one) => one.name?.startsWith(name));
      if (!found) throw new Error(`No migration ${name}`);
      return found;
    };
    const [counting, views] = [migration('WatcherCounts'), migration('PublishedViews')];
    const age = migration('CountAge');
    const runner = database().createQueryRunner();
    // Later migrations have added columns to this view.
    const [{ scheduled }] = await runner.query(
      `select pg_get_viewdef('events.scheduled'::regclass) as scheduled`,
    );
    await age.down(runner);
    await views.down(runner);
    await counting.down(runner);
    await counting.up(runner);
    await views.up(runner);
    await runner.query(`create or replace view events.scheduled as ${scheduled}`);
    await age.up(runner);
    await runner.release();
    expect(await watched()).toBe(10);
  });
});
