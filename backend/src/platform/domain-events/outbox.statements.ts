// The statements of the event outbox's delivery.
import { DELIVERY_JOB } from '../database/event-outbox.js';

/** An event that waits for one handler. */
export interface OutboxRow {
  /** A bigint: the driver gives it as text. Do not cast it: `order by id` would sort the text. */
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly published_at: Date;
  readonly is_due: boolean;
}

/** Until the transaction ends. */
export const TRY_LOCK_STREAM = {
  name: 'platform.try-lock-event-stream',
  text: 'select pg_try_advisory_xact_lock($1, hashtext($2)) as is_free',
};

/** A statement after the lock: its snapshot has what the last holder of the lock committed. */
export const FIRST_EVENT = {
  name: 'platform.first-event',
  text: `select id, name, payload, attempts, published_at, next_attempt_at <= now() as is_due
    from platform.event_outbox where handler = $1 and subject = $2 and dead_at is null order by id limit 1`,
};

/** Says whether another event waits: one that is committed later has a job of its own. */
export const DELETE_EVENT = {
  name: 'platform.delete-event',
  text: `delete from platform.event_outbox o where id = $1 returning exists (select from platform.event_outbox n
    where n.handler = o.handler and n.subject = o.subject and n.dead_at is null and n.id > o.id) as "isMore"`,
};

/** 4, 16, 64 s, … after each failure; whole milliseconds, which is what JavaScript can give back. */
export const MARK_FAILED = {
  name: 'platform.mark-event-failed',
  text: `update platform.event_outbox set attempts = attempts + 1, last_error = $3,
      next_attempt_at = date_trunc('milliseconds', now()) + interval '1 s' * 4 ^ (attempts + 1)
    where id = $1 and attempts = $2 and dead_at is null returning next_attempt_at`,
};

export const MARK_DEAD = {
  name: 'platform.mark-event-dead',
  text: `update platform.event_outbox set attempts = attempts + 1, last_error = $3, dead_at = now()
    where id = $1 and attempts = $2 and dead_at is null returning next_attempt_at`,
};

export const RESUME = {
  name: 'platform.resume-deliveries',
  text: `select graphile_worker.add_job('${DELIVERY_JOB}' || handler, json_build_object('subject', subject), run_at := due_at) from (
      select handler, subject, (array_agg(next_attempt_at order by id))[1] as due_at
      from platform.event_outbox where dead_at is null group by handler, subject) as streams`,
};
