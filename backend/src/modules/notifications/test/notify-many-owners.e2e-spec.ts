// The story of a post that very many wants fit: it is matched, and its owners notified, in many transactions on two servers.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { MANY_PEOPLE, MANY_WANTS } from '../../../../test/many-wants.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { COLLECT_JOB } from '../persistence/add-notifications.sql.js';

const OWNERS = 1_300;
const OWNERS_OF_BOTH = 100;
const [card, other] = [aSampleCard(1), aSampleCard(2)];

describe('a post that very many wants fit', () => {
  const market = story({}, { replicas: 2, sample: true });
  const ask = <Row>(text: string, values?: unknown[]): Promise<Row[]> =>
    market.app.get(DataSource).query(text, values);
  let store: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    await ask(MANY_PEOPLE, [OWNERS]);
    await ask(MANY_WANTS, [card.id, OWNERS]);
    await ask(MANY_WANTS, [other.id, OWNERS_OF_BOTH]);
    await ask(`insert into notifications.preference (account, kind, in_app, mail)
      select distinct owner, 'WANT_MATCHED', true, 'DAILY' from watchlist.want`);
    await ask('analyze watchlist.want, users.account');
  });

  /** How many rows each transaction has left in a table. */
  const pages = async (table: string) => {
    const counted = await ask<{ rows: number }>(
      `select count(*)::int as rows from ${table} group by xmin order by min(ctid)`,
    );
    return counted.map(({ rows }) => rows);
  };

  // @spec rule-want-matched
  it('makes one notice for each owner, of all that fits, in transactions of a page each', async () => {
    const copies = [card, card, other].map(({ id }) => ({ cardId: id, condition: 'NEAR_MINT', price: 5 }));
    expect((await store.client.post('/api/listings', copies)).status).toBe(201);
    await jobsDone(market);
    const notices = await ask<{ copies: number; owners: number }>(
      `select (details ->> 'copies')::int as copies, count(distinct account)::int as owners, count(*)::int as notices
       from notifications.notification where kind = 'WANT_MATCHED' group by 1 order by 1`,
    );
    const [one, both] = [OWNERS - OWNERS_OF_BOTH, OWNERS_OF_BOTH];
    expect(notices).toEqual([
      { copies: 2, owners: one, notices: one },
      { copies: 3, owners: both, notices: both },
    ]);
    const [matched, notified] = [await pages('watchlist.match'), await pages('notifications.notification')];
    expect(matched.length).toBeGreaterThan(1);
    expect(Math.max(...matched)).toBeLessThanOrEqual(2_002);
    expect(notified.length).toBeGreaterThan(2);
    expect(Math.max(...notified)).toBeLessThanOrEqual(500);
    expect(await ask('select 1 from platform.event_outbox')).toEqual([]);
  });

  it('queues their digests in the order of the accounts, so that two transactions with the same owners do not deadlock', async () => {
    const transactions = await ask<{ accounts: string[] }>(
      `select array_agg(n.account::text order by j.id) as accounts
       from graphile_worker.jobs j join notifications.notification n on n.account = split_part(j.key, ':', 2)::uuid
       where j.task_identifier = $1 group by n.xmin::text`,
      [COLLECT_JOB],
    );
    expect(transactions.length).toBeGreaterThan(2);
    for (const { accounts } of transactions) expect(accounts).toEqual(accounts.toSorted());
  });
});
