// What a till needs: the lines that it knows by its own ids, and a log of lines that have changed.
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Logs the lines of the copies in `rows`, of listers whose changes somebody follows. */
const logOf = (rows: string): string => `
  insert into listings.line_change (lister, line, external_id, card_id)
  select distinct c.lister, c.line, c.external_id, c.card_id
  from (${rows}) c join listings.change_follower f on f.lister = c.lister
  where c.status in ('ACTIVE', 'RESERVED')`;

export class StockTill1760000015500 implements MigrationInterface {
  name = 'StockTill1760000015500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listings.change_follower (
        lister uuid primary key constraint change_follower_lister references users.account (uuid),
        followed_at timestamptz not null
      )`);
    await runner.query(`
      create table listings.line_change (
        seq bigint primary key generated always as identity,
        xid xid8 not null default pg_current_xact_id(),
        lister uuid not null,
        line uuid not null,
        external_id text,
        card_id uuid not null,
        changed_at timestamptz not null default clock_timestamp()
      )`);
    await runner.query('create index line_change_of_lister on listings.line_change (lister, xid, seq)');
    await runner.query('create index line_change_by_age on listings.line_change (changed_at)');
    await runner.query(`
      create function listings.log_added_lines() returns trigger language plpgsql
      as $$ begin ${logOf('select * from added')}; return null; end $$`);
    await runner.query(`
      create function listings.log_changed_lines() returns trigger language plpgsql
      as $$ begin ${logOf('select * from before union all select * from after')}; return null; end $$`);
    await runner.query(`
      create trigger log_added_lines after insert on listings.listings referencing new table as added
      for each statement execute function listings.log_added_lines()`);
    await runner.query(`
      create trigger log_changed_lines after update on listings.listings
      referencing old table as before new table as after
      for each statement execute function listings.log_changed_lines()`);
    await runner.query('create view listings.line_changes as select * from listings.line_change');
    await runner.query(`
      create table stock.known_line (
        owner uuid not null constraint known_line_owner references users.account (uuid),
        external_id text not null,
        terms jsonb not null,
        known_at timestamptz not null,
        primary key (owner, external_id)
      )`);
    await runner.query('create index known_line_by_age on stock.known_line (known_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table stock.known_line');
    await runner.query('drop view listings.line_changes');
    await runner.query('drop trigger log_added_lines on listings.listings');
    await runner.query('drop trigger log_changed_lines on listings.listings');
    await runner.query('drop function listings.log_added_lines, listings.log_changed_lines');
    await runner.query('drop table listings.line_change, listings.change_follower');
  }
}
