// A call that is overtaken: the account it is about changes while it is on its way.
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../src/platform/database/unit-of-work.js';
import type { Story } from './story.js';

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

const isLockAwaited = async (market: Story, by = 1): Promise<boolean> =>
  (await market.app.get(DataSource).query<unknown[]>(WAITING)).length >= by;

/** Resolves once transactions wait for a lock: `by` of them, one by default. */
export async function lockAwaited(market: Story, by?: number): Promise<void> {
  while (!(await isLockAwaited(market, by))) await pause(5);
}

/**
 * Answers what the call gets when `change`, the `set` of an update of the account $1, commits in the middle of it: the
 * change is made before the call and committed as soon as the call waits for it, or has been answered without waiting. What
 * else belongs to the change is done in its unit of work while the call waits.
 */
export async function overtaken<Reply>(
  market: Story,
  account: string,
  change: string,
  call: () => Promise<Reply>,
  andThen: () => Promise<void> = async () => undefined,
): Promise<Reply> {
  const unitOfWork = market.app.get(UnitOfWork);
  return unitOfWork
    .run(async () => {
      // As the product does it: what refers to the account waits, too.
      await unitOfWork.manager.query('select from users.account where uuid = $1 for update', [account]);
      await unitOfWork.manager.query(`update users.account set ${change} where uuid = $1`, [account]);
      let isAnswered = false;
      const reply = call().finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && !(await isLockAwaited(market))) await pause(5);
      await andThen();
      // Wrapped, because the commit must not wait for the answer.
      return { reply };
    })
    .then(({ reply }) => reply);
}
