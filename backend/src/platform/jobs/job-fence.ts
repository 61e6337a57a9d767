// A worker that was taken for dead, as one whose connection broke or whose process stood still, may live on while another one has
// its job. From then on nothing that it changes is committed: each transaction first checks whether the job is still its own.
import type { Job } from 'graphile-worker';
import { LOCKS } from '../database/locks.js';
import { query, rowsIn } from '../database/query.js';
import type { Fence } from '../database/unit-of-work.js';

/** Until the transaction ends: `requeueJobsOf` waits for it, so that a job does not change hands between the check and the commit. */
const LOCK_JOBS = {
  name: 'platform.lock-jobs-of-worker',
  text: 'select pg_advisory_xact_lock_shared($1, hashtext($2))',
};
/**
 * A statement after the lock, so that its snapshot shows a requeue that has just ended. The moment tells a worker from itself that
 * has the job again; JavaScript knows it to the millisecond.
 */
const OWN_JOB = {
  name: 'platform.own-job',
  text: `select from graphile_worker.jobs where id = $1 and locked_by = $2
    and locked_at - $3::timestamptz between interval '-2 ms' and interval '2 ms'`,
};

/** Another worker has the job by now. */
export class JobLost extends Error {
  constructor(task: string) {
    super(`Another worker has the job ${task} by now`);
  }
}

/** Throws a `JobLost` from when on this attempt at a job is not the one that counts. */
export function fenceOf({ id, task_identifier, locked_by, locked_at }: Job): Fence {
  const refuseUnlessOwn = (rows: readonly object[]) => {
    if (rows.length === 0) throw new JobLost(task_identifier);
  };
  const values = [id, locked_by, locked_at];
  return {
    hold: async (manager) => {
      await rowsIn(manager, LOCK_JOBS, [LOCKS.jobsOfWorker, locked_by]);
      refuseUnlessOwn(await rowsIn(manager, OWN_JOB, values));
    },
    check: async (pool) => refuseUnlessOwn(await query(pool, { ...OWN_JOB, values, isRead: false })),
  };
}
