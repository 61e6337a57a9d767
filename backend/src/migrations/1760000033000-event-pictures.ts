// Pictures of events, series and templates; their bytes are in the object storage.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `e.id, e.uuid, e.store, h.name as store_name, e.name, e.location, e.starts_at, e.time_zone, e.version,
  (e.starts_at at time zone 'UTC')::date as date, (e.starts_at at time zone 'UTC')::time(0) as time, f as format,
  e.ends_at, e.fee_cents, e.description, e.what_to_bring, e.prizes, e.rules_level, e.series, e.occurs_on, e.is_changed,
  e.place_label, e.place_latitude, e.place_longitude`;
const FROM = `from events.event e join users.listers h on h.uuid = e.store join catalogs.formats f on f.id = e.format_id`;
const TABLES = ['event', 'series'] as const;

export class EventPictures1760000033000 implements MigrationInterface {
  name = 'EventPictures1760000033000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table events.picture (
        uuid uuid not null constraint picture_pkey primary key,
        store uuid not null constraint picture_store references users.account (uuid),
        name text not null constraint picture_name unique,
        width smallint not null,
        height smallint not null,
        bytes int not null,
        added_at timestamptz not null,
        used_at timestamptz not null
      )`);
    await runner.query('create index picture_of_store on events.picture (store, added_at, uuid)');
    for (const table of TABLES) {
      await runner.query(`alter table events.${table}
        add column picture uuid constraint ${table}_picture references events.picture (uuid)`);
      await runner.query(
        `create index ${table}_of_picture on events.${table} (picture) where picture is not null`,
      );
    }
    await runner.query(
      'create view events.pictures as select uuid, name, width, height, bytes from events.picture',
    );
    await runner.query(`create or replace view events.scheduled as select ${COLUMNS}, e.picture ${FROM}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view events.scheduled');
    await runner.query('drop view events.pictures');
    await runner.query(`create view events.scheduled as select ${COLUMNS} ${FROM}`);
    for (const table of TABLES) await runner.query(`alter table events.${table} drop column picture`);
    await runner.query('drop table events.picture');
  }
}
