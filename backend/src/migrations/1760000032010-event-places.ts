// Another place than its store's for an event or a series: a point, and the town that it is in or near.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `e.id, e.uuid, e.store, h.name as store_name, e.name, e.location, e.starts_at, e.time_zone, e.version,
  (e.starts_at at time zone 'UTC')::date as date, (e.starts_at at time zone 'UTC')::time(0) as time, f as format,
  e.ends_at, e.fee_cents, e.description, e.what_to_bring, e.prizes, e.rules_level, e.series, e.occurs_on, e.is_changed`;
const FROM = `from events.event e join users.listers h on h.uuid = e.store join catalogs.formats f on f.id = e.format_id`;
const TABLES = ['event', 'series'] as const;

export class EventPlaces1760000032010 implements MigrationInterface {
  name = 'EventPlaces1760000032010';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`alter table events.${table}
        add column place_label text, add column place_latitude double precision, add column place_longitude double precision,
        add constraint ${table}_place check (num_nulls(place_label, place_latitude, place_longitude) in (0, 3)),
        add constraint ${table}_place_on_earth check (place_latitude between -90 and 90 and place_longitude between -180 and 180)`);
    await runner.query(
      'create index event_elsewhere on events.event (place_latitude, place_longitude, starts_at) where place_latitude is not null',
    );
    await runner.query(`create or replace view events.scheduled as
      select ${COLUMNS}, e.place_label, e.place_latitude, e.place_longitude ${FROM}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view events.scheduled');
    await runner.query(`create view events.scheduled as select ${COLUMNS} ${FROM}`);
    for (const table of TABLES)
      await runner.query(
        `alter table events.${table} drop column place_label, drop column place_latitude, drop column place_longitude`,
      );
  }
}
