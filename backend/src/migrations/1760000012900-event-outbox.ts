// The outbox of the domain events: one row for each event and handler, deleted once it is delivered.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventOutbox1760000012900 implements MigrationInterface {
  name = 'EventOutbox1760000012900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform.event_outbox (
        id bigint generated always as identity primary key,
        handler text not null,
        subject text not null,
        name text not null,
        payload jsonb not null,
        published_at timestamptz not null,
        attempts int not null default 0,
        next_attempt_at timestamptz not null default now(),
        last_error text,
        dead_at timestamptz
      )`);
    await runner.query(
      'create index event_outbox_by_stream on platform.event_outbox (handler, subject, id) where dead_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table platform.event_outbox');
  }
}
