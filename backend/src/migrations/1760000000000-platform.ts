// The ground of the database: extensions, the words every search uses, and remembered answers to retried calls.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Platform1760000000000 implements MigrationInterface {
  name = 'Platform1760000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm');
    await runner.query('create extension if not exists unaccent');
    await runner.query('create schema platform');
    // unaccent is only STABLE because its dictionary may change; ours does not, and an index needs IMMUTABLE.
    await runner.query(`
      create function platform.plain(text) returns text language sql immutable strict parallel safe
      as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$`);
    await runner.query(`
      create table platform.idempotent_answer (
        account uuid not null,
        operation text not null,
        key text not null,
        request_hash text not null,
        answer json,
        created_at timestamptz not null default now(),
        primary key (account, operation, key)
      )`);
    await runner.query('create index on platform.idempotent_answer (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema platform cascade');
  }
}
