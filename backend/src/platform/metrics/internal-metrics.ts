// Metrics of database connections and jobs. The job metrics come from the database, so that all replicas report the same.
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { Metrics } from './metrics.js';

/** waiting: due and not locked; put_off: due later, as after a failure; failed: out of attempts. */
const JOBS = {
  name: 'platform.job-metrics',
  text: `select count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as waiting,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now())::int as put_off,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed
    from graphile_worker.jobs`,
};
const OLDEST_JOB = {
  name: 'platform.oldest-job',
  text: `select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
    from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at <= now()`,
};
/** Pending: not delivered yet. Retrying: it has failed at least once. Dead: nobody will try again. */
const EVENTS = {
  name: 'platform.event-metrics',
  text: `select count(*) filter (where dead_at is null and attempts = 0)::int as pending,
      count(*) filter (where dead_at is null and attempts > 0)::int as retrying,
      count(*) filter (where dead_at is not null)::int as dead
    from platform.event_outbox`,
};
const OLDEST_EVENT = {
  name: 'platform.oldest-event',
  text: `select coalesce(extract(epoch from now() - min(published_at)), 0)::float8 as seconds
    from platform.event_outbox where dead_at is null`,
};

@Injectable()
export class InternalMetrics {
  constructor(
    metrics: Metrics,
    private readonly sql: Sql,
  ) {
    metrics.gauge(
      'database_connections',
      'Connections of this process to the database, by state.',
      () => {
        const { totalCount, idleCount } = this.sql.pool;
        return { idle: idleCount, busy: totalCount - idleCount };
      },
      'state',
    );
    metrics.gauge('database_connections_max', 'Connections that this process may open.', () => {
      return this.sql.pool.options.max;
    });
    metrics.gauge('database_connections_awaited', 'Calls that wait for a free connection.', () => {
      return this.sql.pool.waitingCount;
    });
    metrics.gauge('jobs', 'Jobs in the queue, by state.', () => this.jobs(), 'state');
    metrics.gauge('jobs_oldest_waiting_seconds', 'How long the first of the waiting jobs has waited.', () =>
      this.oldest(),
    );
    metrics.gauge('event_outbox', 'Domain events in the outbox, by state.', () => this.events(), 'state');
    metrics.gauge('event_outbox_oldest_seconds', 'How long the oldest undelivered event has waited.', () =>
      this.oldestEvent(),
    );
  }

  private async events(): Promise<Record<string, number>> {
    return (await this.sql.row<Record<string, number>>(EVENTS)) ?? {};
  }

  private async oldestEvent(): Promise<number> {
    return (await this.sql.row<{ seconds: number }>(OLDEST_EVENT))?.seconds ?? 0;
  }

  private async jobs(): Promise<Record<string, number>> {
    return (await this.sql.row<Record<string, number>>(JOBS)) ?? {};
  }

  private async oldest(): Promise<number> {
    return (await this.sql.row<{ seconds: number }>(OLDEST_JOB))?.seconds ?? 0;
  }
}
