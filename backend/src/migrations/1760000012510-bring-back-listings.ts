// A withdrawn listing comes back with the columns that it had: newer ones take their defaults, dropped ones are left out.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BringBackListings1760000012510 implements MigrationInterface {
  name = 'BringBackListings1760000012510';

  async up(runner: QueryRunner): Promise<void> {
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

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function listings.bring_back');
  }
}
