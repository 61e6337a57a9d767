// Calendars: the secret addresses of people's own, and events that stores have called off.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Calendars1760000031400 implements MigrationInterface {
  name = 'Calendars1760000031400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema calendars');
    await runner.query(`
      create table calendars.own_calendar (
        account uuid primary key constraint own_calendar_account references users.account (uuid),
        secret_hash text not null constraint own_calendar_secret unique,
        created_at timestamptz not null
      )`);
    await runner.query(`
      create table calendars.canceled_event (
        event uuid primary key,
        store uuid not null constraint canceled_event_store references users.account (uuid),
        name text not null,
        location text not null,
        starts_at timestamptz not null,
        time_zone text not null,
        format_id int not null constraint canceled_event_format references catalogs.tcg_format (id),
        version int not null,
        canceled_at timestamptz not null
      )`);
    await runner.query(
      'create index canceled_event_of_store on calendars.canceled_event (store, canceled_at desc, event)',
    );
    await runner.query('create index canceled_event_by_age on calendars.canceled_event (canceled_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema calendars cascade');
  }
}
