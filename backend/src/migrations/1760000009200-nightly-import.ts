// What an import tried and how it ended, the ids that the card database merged or deleted, and who is known by which ids.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NightlyImport1760000009200 implements MigrationInterface {
  name = 'NightlyImport1760000009200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ATTEMPTS);
    await runner.query(MIGRATIONS);
    await runner.query(ALIASES);
    await runner.query(MARKET);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(FORMER_MARKET);
    await runner.query('drop view cards.aliases');
    await runner.query('drop index cards.printing_heirs');
    await runner.query('drop table cards.migration');
    await runner.query('drop index cards.import_run_of_source');
    await runner.query(`delete from cards.import_run where status <> 'imported'`);
    await runner.query(`alter table cards.import_run
      drop column started_at, drop column updated_at, drop column etag, drop column status, drop column reason`);
  }
}

// `updated_at` and `etag` are those of the bulk file as the card database told them; `reason` is for a person.
const ATTEMPTS = `
  alter table cards.import_run
    add column started_at timestamptz,
    add column updated_at timestamptz,
    add column etag text,
    add column status text not null default 'imported'
      constraint import_run_status check (status in ('imported', 'unchanged', 'failed')),
    add column reason text;
  update cards.import_run set started_at = finished_at;
  alter table cards.import_run alter column started_at set not null, alter column started_at set default now();
  create index import_run_of_source on cards.import_run (source, id desc)`;

const MIGRATIONS = `
  create table cards.migration (
    id uuid primary key,
    performed_at timestamptz not null,
    old_id uuid not null,
    new_id uuid,
    note text
  );
  create index migration_of_old_id on cards.migration (old_id)`;

// A card that took others over is known by their ids too. There are few: a scan of the partial index reads them all.
const ALIASES = `
  create index printing_heirs on cards.printing (id, merged_into) where merged_into is not null;
  create view cards.aliases as
    select id, merged_into as other from cards.printing where merged_into is not null
    union all
    select merged_into, id from cards.printing where merged_into is not null
    union all
    select one.id, two.id from cards.printing one join cards.printing two on two.merged_into = one.merged_into
    where one.merged_into is not null and two.merged_into is not null and one.id <> two.id`;

// What is in stock is so under each of its ids; who watches a card under two ids watches it once. Whether a card has other
// ids at all is asked first, of a handful that is read once: it is seldom so.
const MARKET = `
  create or replace view listings.in_stock as
    select lister, card_id from listings.listings where status = 'ACTIVE' and type in ('SELL', 'TRADE')
    union all
    select l.lister, a.other from listings.listings l join cards.aliases a on a.id = l.card_id
    where l.status = 'ACTIVE' and l.type in ('SELL', 'TRADE');
  create or replace view watchlist.watchers as
    select w.card_id, w.owner from watchlist.watched_card w join users.listers p on p.uuid = w.owner
    where not (w.card_id in (select id from cards.aliases) and exists (
      select from cards.aliases a join watchlist.watched_card e on e.card_id = a.other and e.owner = w.owner
      where a.id = w.card_id and (e.added_at, e.card_id) < (w.added_at, w.card_id)))`;

const FORMER_MARKET = `
  create or replace view watchlist.watchers as
    select w.card_id, w.owner from watchlist.watched_card w join users.listers p on p.uuid = w.owner;
  create or replace view listings.in_stock as
    select lister, card_id from listings.listings where status = 'ACTIVE' and type in ('SELL', 'TRADE')`;
