// Events, with the indexes of their two lists: of all stores and of one, the soonest first.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Events1760000006000 implements MigrationInterface {
  name = 'Events1760000006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema events');
    await runner.query(`
      create table events.event (
        uuid uuid primary key,
        id serial,
        store uuid not null,
        name text not null,
        location text not null,
        starts_at timestamptz not null,
        time_zone text not null,
        format_id int not null,
        version int not null,
        created_at timestamptz not null,
        constraint event_store foreign key (store) references users.account (uuid),
        constraint event_format foreign key (format_id) references catalogs.tcg_format (id)
      )`);
    // With all that the total of the list looks at.
    await runner.query(
      'create index event_by_start on events.event (starts_at, uuid) include (store, format_id)',
    );
    await runner.query('create index event_of_store on events.event (store, starts_at, uuid)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema events cascade');
  }
}
