// Mails about notifications that are due later: time passes for the clock of the story and for the jobs that wait.
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { lookForDueJobs } from './due-jobs.js';
import type { Story } from './story.js';

const JOBS = 'from graphile_worker._private_jobs';

/** Lets the clock pass `seconds`, and waits until all that is due by then is done. */
export async function afterSeconds(story: Story, seconds: number): Promise<void> {
  story.clock.pass(seconds);
  await story.app.get(DataSource).query(
    `update graphile_worker._private_jobs set run_at = now() where run_at <= now() + $1 * interval '1 second'`,
    // A moment more: the story itself takes time.
    [seconds + 30],
  );
  await dueJobsDone(story);
}

/** Waits until no job is due, whatever waits for later. */
export const dueJobsDone = (story: Story): Promise<void> =>
  until(story, `select not exists (select ${JOBS} where run_at <= now()) as done`);

/** Waits until a job has failed. */
export const aJobFailed = (story: Story): Promise<void> =>
  until(story, `select exists (select ${JOBS} where last_error is not null) as done`);

async function until(story: Story, question: string): Promise<void> {
  const end = Date.now() + 30_000;
  for (;;) {
    const [{ done }] = await story.app.get(DataSource).query(question);
    if (done) return;
    if (Date.now() > end) throw new Error(`Never happened: ${question}`);
    await lookForDueJobs(story);
    await pause(50);
  }
}
