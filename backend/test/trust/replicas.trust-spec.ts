// Two replicas on one database, behind a balancer: replaced one after the other while people write, and at one in what is
// to be done once.
import { setTimeout as pause } from 'node:timers/promises';
import { Ledger } from './fault-ledger.js';
import { faultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';
import { tell } from './promise.js';
import { Balancer } from './replicas-balancer.js';

/** Writes down every job that is ever queued. */
const WATCH_JOBS = `
  create table if not exists public.queued (task text);
  create or replace function public.note_job() returns trigger language plpgsql as $$ begin
    insert into public.queued select identifier from graphile_worker._private_tasks where id = new.task_id;
    return new; end $$;
  drop trigger if exists note_job on graphile_worker._private_jobs;
  create trigger note_job before insert on graphile_worker._private_jobs for each row execute function public.note_job()`;
const YESTERDAY = `update graphile_worker._private_known_crontabs set last_execution = null, known_since = now() - interval '1 day'`;

describe('two replicas', () => {
  const market = faultMarket();
  let replicas: [Replica, Replica];
  beforeAll(async () => {
    replicas = [await market.replica(), await market.replica()];
    for (const replica of replicas) await replica.up();
    await market.settleIn(replicas[0]);
  });

  const ways = ['requests', 'connections'] as const;
  it.each(ways)('are replaced one after the other, and not one of the %s fails', async (what) => {
    const balancer = new Balancer(replicas, what);
    await balancer.up();
    const ledger = new Ledger(market, () => balancer.origin, 5);
    ledger.begin();
    await ledger.more(20);
    const ends = [];
    for (const replica of [...replicas, ...replicas]) {
      const ended = await replica.stop();
      ends.push(ended.code);
      await ledger.more(10);
      await replica.up();
      await balancer.sees(replica);
      await ledger.more(10);
    }
    const account = await ledger.settle();
    await balancer.down();
    expect(ends).toEqual([0, 0, 0, 0]);
    expect(balancer.failures).toEqual([]);
    expect(ledger.answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(account).toEqual({ ...account, lost: 0, doubled: 0, halves: 0 });
    expect(balancer.given.size).toBe(2);
    await market.database.ask('truncate listings.listings cascade');
    tell({
      figure: `rolling restart of two replicas, twice, behind a balancer of ${what}: ${account.acknowledged} writes, 0 failed`,
    });
  });

  it('begin a night that was missed once', async () => {
    for (const replica of replicas) await replica.stop();
    await market.database.ask(WATCH_JOBS);
    await market.database.ask(YESTERDAY);
    await Promise.all(replicas.map((replica) => replica.up()));
    const queued = () =>
      market.database.ask<{ task: string; count: number }>(
        'select task, count(*)::int as count from public.queued group by 1',
      );
    for (const end = Date.now() + 20_000; (await queued()).length === 0 && Date.now() < end; )
      await pause(100);
    await pause(2_000);
    const nights = await queued();
    expect(nights.length).toBeGreaterThan(2);
    expect(nights.filter(({ count }) => count !== 1)).toEqual([]);
    tell({ figure: `${nights.length} nightly jobs on two replicas, each begun once` });
  });

  it('stop within two seconds when they have nothing to do', async () => {
    const [first] = replicas;
    await first.stop();
    await first.up();
    await pause(1_000);
    const { code, took } = await first.stop();
    expect(code).toBe(0);
    expect(took).toBeLessThan(2_000);
    tell({ figure: `an idle server stops in ${(took / 1000).toFixed(1)} s` });
    await first.up();
  });
});
