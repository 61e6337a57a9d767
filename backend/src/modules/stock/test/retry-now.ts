// Jobs that have failed, for stories: they are tried again without waiting for the queue.
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { lookForDueJobs } from '../../../../test/due-jobs.js';
import type { Story } from '../../../../test/story.js';

/** Waits until something holds. */
export async function until(holds: () => unknown): Promise<void> {
  while (!(await holds())) await pause(20);
}

/** Waits for a failed job, and has it tried again; `attempts`: as if it had been tried that often. */
export async function retryNow(market: Story, attempts?: number): Promise<void> {
  const sql = `update graphile_worker._private_jobs set run_at = now(), attempts = coalesce($1, attempts)
      where last_error is not null and locked_at is null returning id`;
  await until(async () => (await market.app.get(DataSource).query(sql, [attempts ?? null]))[1] > 0);
  await lookForDueJobs(market);
}
