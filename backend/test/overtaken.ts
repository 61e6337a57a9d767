// A call that is overtaken: what it is about changes while it is on its way.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../src/platform/database/unit-of-work.js';
import { jobsDone } from './mails.js';
import type { Story } from './story.js';

/** The transactions that wait for a lock; of the backend with the process ID $1, unless that is null. */
const WAITING = `select from pg_stat_activity where datname = current_database()
  and case when $1::int is null then wait_event_type = 'Lock' else $1 = any (pg_blocking_pids(pid)) end`;

interface Awaited {
  /** How many transactions wait. */
  by?: number;
  /** The process ID of the backend that they wait for. */
  of?: number | null;
}

const isLockAwaited = async (market: Story, { by = 1, of = null }: Awaited = {}): Promise<boolean> =>
  (await market.app.get(DataSource).query<unknown[]>(WAITING, [of])).length >= by;

/** Resolves once transactions wait for a lock: one of any backend, by default. */
export async function lockAwaited(market: Story, awaited?: Awaited): Promise<void> {
  while (!(await isLockAwaited(market, awaited))) await pause(5);
}

/**
 * Answers what the call gets when `change` commits in the middle of it: the change is made before the call, in a unit of work, and
 * committed as soon as the call waits for it, or has been answered without waiting. What else belongs to the change is done in its unit
 * of work while the call waits.
 */
export async function overtakenBy<Reply>(
  market: Story,
  change: () => Promise<unknown>,
  call: () => Promise<Reply>,
  andThen: () => Promise<void> = async () => undefined,
): Promise<Reply> {
  // In a transaction of its own, also where it is no call over HTTP.
  const apart = AsyncLocalStorage.snapshot();
  // What an earlier call left to be done would wait for the change, too, and be taken for this call.
  await jobsDone(market, 5);
  return market.app
    .get(UnitOfWork)
    .run(async () => {
      await change();
      let isAnswered = false;
      const reply = apart(call).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && !(await isLockAwaited(market))) await pause(5);
      await andThen();
      // Wrapped, because the commit must not wait for the answer.
      return { reply };
    })
    .then(({ reply }) => reply);
}

/** The same of a change to the account: `change` is the `set` of an update of the account $1. */
export function overtaken<Reply>(
  market: Story,
  account: string,
  change: string,
  call: () => Promise<Reply>,
  andThen?: () => Promise<void>,
): Promise<Reply> {
  const changed = async () => {
    const { manager } = market.app.get(UnitOfWork);
    // As the product does it: what refers to the account waits, too.
    await manager.query('select from users.account where uuid = $1 for update', [account]);
    await manager.query(`update users.account set ${change} where uuid = $1`, [account]);
  };
  return overtakenBy(market, changed, call, andThen);
}
