// A withdrawn listing stays a row of its table, in a state of its own, so that other tables can refer to it. RESERVED is for
// listings that are kept for somebody.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListingStates1760000013000 implements MigrationInterface {
  name = 'ListingStates1760000013000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table listings.listings
        add column status_updated_by uuid,
        add column withdrawn_at timestamptz,
        drop constraint listings_status,
        add constraint listings_status check (status in ('ACTIVE', 'RESERVED', 'SOLD', 'WITHDRAWN')),
        add constraint listings_withdrawn_at check ((status = 'WITHDRAWN') = (withdrawn_at is not null))`);
    // Columns that came after the withdrawal take their defaults, as bring_back has it.
    await runner.query(`
      select listings.bring_back(listing || jsonb_build_object(
        'status', 'WITHDRAWN', 'withdrawn_at', withdrawn_at, 'status_updated_by', lister)) from listings.withdrawn`);
    await runner.query('drop function listings.bring_back');
    await runner.query('drop table listings.withdrawn');
    // TypeORM maps no generated column any more.
    await runner.query('drop table if exists typeorm_metadata');
    await runner.query(`create index listings_withdrawn on listings.listings (withdrawn_at)
      where status = 'WITHDRAWN'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listings.withdrawn (
        uuid uuid primary key,
        lister uuid not null,
        listing jsonb not null,
        withdrawn_at timestamptz not null
      )`);
    await runner.query('create index withdrawn_by_age on listings.withdrawn (withdrawn_at)');
    await runner.query(`
      with gone as (delete from listings.listings where status = 'WITHDRAWN' returning *)
      insert into listings.withdrawn (uuid, lister, listing, withdrawn_at)
      select uuid, lister,
        to_jsonb(gone) - 'withdrawn_at' - 'status_updated_by' || jsonb_build_object('status', 'ACTIVE'), withdrawn_at
      from gone`);
    // Nothing was RESERVED before there was such a state.
    await runner.query(`update listings.listings set status = 'ACTIVE' where status = 'RESERVED'`);
    await runner.query(`create table if not exists typeorm_metadata (type varchar not null, database varchar, schema varchar,
      "table" varchar, name varchar, value text)`);
    await runner.query('drop index listings.listings_withdrawn');
    await runner.query(`
      alter table listings.listings
        drop constraint listings_withdrawn_at,
        drop constraint listings_status,
        drop column status_updated_by,
        drop column withdrawn_at,
        add constraint listings_status check (status in ('ACTIVE', 'SOLD'))`);
    await runner.query(`
      create function listings.bring_back(kept jsonb) returns void language plpgsql as $$
      declare
        columns text := (select string_agg(quote_ident(attname), ', ') from pg_attribute
          where attrelid = 'listings.listings'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
            and kept ? attname::text);
      begin
        execute format('insert into listings.listings (%1$s)
          select %1$s from jsonb_populate_record(null::listings.listings, $1)', columns) using kept;
      end $$`);
  }
}
