// The transactional outbox: domain events are rows in the transaction that publishes them, and jobs are queued with it.
// `domain-events/domain-events.ts` delivers the events.
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../kernel/clock.js';
import type { DomainEvent } from '../../kernel/domain-event.js';
import { currentRequest, REQUEST_ID_KEY } from '../request-context/request-context.js';
import { LOCKS } from './locks.js';
import { rowsIn } from './query.js';

/** The name of the job that delivers the events of a handler is this and the handler's name. */
export const DELIVERY_JOB = 'events.deliver:';

/** A job of a transaction; one of the same key that waits is replaced. */
export interface QueuedJob {
  readonly name: string;
  readonly payload: object;
  readonly key: string | null;
  readonly attempts: number | null;
  readonly at: Date | null;
  readonly queue: string | null;
}

/**
 * Concurrent publishers of one subject, unless no other event has it, wait for each other's commit, so that the ids of its rows have the
 * order of the commits: a row gets its id once all locks are there. They are taken in one order: two publishers of several subjects
 * cannot deadlock. $5 jobs, queued in one call with the deliveries: each call costs PostgreSQL as much as the insert of an aggregate.
 */
const WRITE = {
  name: 'platform.write-outbox',
  text: `with asked as materialized (
      select * from rows from (
        json_to_recordset($1::json) as (handler text, subject text, name text, payload jsonb, "isAlone" boolean)
      ) with ordinality as event (handler, subject, name, payload, is_alone, nth)),
    locked as materialized (select pg_advisory_xact_lock($4, hash) from (
      select distinct hashtext(subject) as hash from asked where is_alone is not true order by 1) as subjects),
    written as (
      insert into platform.event_outbox (handler, subject, name, payload, published_at)
      select handler, subject, name, payload, $2::timestamptz from asked
      where (select count(*) from locked) >= 0 order by nth
      returning handler, subject)
    select from graphile_worker.add_jobs((select array_agg(
      (name, payload, queue, at, attempts, key, null, null)::graphile_worker.job_spec) from (
        select name, payload, queue, at, attempts, key
        from json_to_recordset($5::json) as job (name text, payload json, queue text, at timestamptz, attempts int2, key text)
        union all
        select '${DELIVERY_JOB}' || handler, json_build_object('subject', subject, '${REQUEST_ID_KEY}', $3::text),
          null, null, null, null
        from (select distinct handler, subject from written) as streams) as jobs))`,
};

@Injectable()
export class EventOutbox {
  private readonly handlers = new Map<string, string[]>();

  constructor(private readonly clock: Clock) {}

  /** Registers that a handler wants the events of this name. Throws when it does already. */
  subscribe(eventName: string, handlerName: string): void {
    const known = this.handlers.get(eventName) ?? [];
    if (known.includes(handlerName)) throw new Error(`${handlerName} handles ${eventName} already`);
    this.handlers.set(eventName, [...known, handlerName]);
  }

  /** Whether anybody handles the events of this name: others cost nothing. */
  hasHandlers(eventName: string): boolean {
    return this.handlers.has(eventName);
  }

  /** Writes one row for each event and handler, and queues their delivery and the jobs. Comes last in its transaction. */
  async write(
    manager: EntityManager,
    events: readonly DomainEvent[],
    jobs: readonly QueuedJob[],
  ): Promise<void> {
    const rows = events.flatMap((event) =>
      (this.handlers.get(event.name) ?? []).map((handler) => ({ ...event, handler })),
    );
    const values = [JSON.stringify(rows), this.clock.now(), currentRequest()?.id ?? null, LOCKS.eventSubject];
    await rowsIn(manager, WRITE, [...values, JSON.stringify(jobs)]);
  }
}
