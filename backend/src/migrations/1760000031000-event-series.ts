// Series of events, and what else a store says of an event: end, fee, description, what to bring, prizes, rules level.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const DETAILS = [
  'fee_cents int',
  'description text',
  'what_to_bring text',
  'prizes text',
  'rules_level text',
];

const SERIES = `
  create table events.series (
    uuid uuid primary key,
    store uuid not null constraint series_store references users.account (uuid),
    name text not null,
    location text not null,
    format_id int not null constraint series_format references catalogs.tcg_format (id),
    time_zone text not null,
    frequency text not null,
    every int not null,
    weekday text not null,
    nth int,
    starts_on date not null,
    until date,
    count int,
    time text not null,
    end_time text,
    ${DETAILS.join(',\n    ')},
    skipped jsonb not null,
    made_until date not null,
    ends_on date not null,
    version int not null,
    created_at timestamptz not null,
    constraint series_end check (num_nonnulls(until, count) = 1),
    constraint series_nth check ((frequency = 'MONTHLY') = (nth is not null))
  );
  create index series_of_store on events.series (store, created_at, uuid);
  create index series_by_made_until on events.series (made_until, uuid)`;

// The unique constraint is deferrable, so that one statement can move all events of a series to other dates.
const EVENT = `
  alter table events.event
    add column ends_at timestamptz,
    ${DETAILS.map((column) => `add column ${column},`).join('\n    ')}
    add column series uuid,
    add column occurs_on date,
    add column is_changed boolean not null default false,
    add constraint event_series foreign key (series) references events.series (uuid),
    add constraint event_occurrence unique (series, occurs_on) deferrable,
    add constraint event_in_series check ((series is null) = (occurs_on is null)),
    add constraint event_rules_level
      check (rules_level in ('CASUAL', 'REGULAR', 'COMPETITIVE', 'PROFESSIONAL'));
  create index event_of_series on events.event (series, starts_at) where series is not null`;

const COLUMNS = `e.id, e.uuid, e.store, h.name as store_name, e.name, e.location, e.starts_at, e.time_zone, e.version,
  (e.starts_at at time zone 'UTC')::date as date, (e.starts_at at time zone 'UTC')::time(0) as time, f as format`;
const MORE = `e.ends_at, e.fee_cents, e.description, e.what_to_bring, e.prizes, e.rules_level, e.series, e.occurs_on,
  e.is_changed`;
const FROM = `from events.event e join users.listers h on h.uuid = e.store join catalogs.formats f on f.id = e.format_id`;

export class EventSeries1760000031000 implements MigrationInterface {
  name = 'EventSeries1760000031000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SERIES);
    await runner.query(EVENT);
    await runner.query(`create or replace view events.scheduled as select ${COLUMNS}, ${MORE} ${FROM}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view events.scheduled');
    await runner.query(`create view events.scheduled as select ${COLUMNS} ${FROM}`);
    const names = [...DETAILS.map((column) => column.split(' ')[0]), 'ends_at', 'occurs_on', 'is_changed'];
    await runner.query(
      `alter table events.event drop column series, ${names.map((name) => `drop column ${name}`).join(', ')}`,
    );
    await runner.query('drop table events.series');
  }
}
