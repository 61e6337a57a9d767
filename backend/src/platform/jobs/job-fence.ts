// A worker that was taken for dead, as one whose connection broke or whose process stood still, may live on while another one has
// its job. From then on nothing that it changes is committed: each transaction first looks whether the job is still its own.
import type { Job } from 'graphile-worker';
import type { Fence } from '../database/unit-of-work.js';

/**
 * Locked until the transaction ends, so that a job is not given to another worker between the look and the commit. The moment
 * tells a worker from itself that has the job again; JavaScript knows it to the millisecond.
 */
const HOLD = `select 1 from graphile_worker._private_jobs where id = $1 and locked_by = $2
  and locked_at - $3::timestamptz between interval '-2 ms' and interval '2 ms' for share`;

/** Another worker has the job by now. */
export class JobLost extends Error {
  constructor(task: string) {
    super(`Another worker has the job ${task} by now`);
  }
}

/** Throws a `JobLost` from when on this attempt at a job is not the one that counts. */
export const fenceOf =
  ({ id, task_identifier, locked_by, locked_at }: Job): Fence =>
  async (manager) => {
    const held = await manager.query<unknown[]>(HOLD, [id, locked_by, locked_at]);
    if (held.length === 0) throw new JobLost(task_identifier);
  };
