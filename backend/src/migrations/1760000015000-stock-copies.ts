// What a store keeps of each copy, the line that identical copies make, and the views that stock reads.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StockCopies1760000015000 implements MigrationInterface {
  name = 'StockCopies1760000015000';

  async up(runner: QueryRunner): Promise<void> {
    // A name-based UUID (version 3). Texts are separated by a character that none of them can hold.
    await runner.query(`
      create function listings.line_of(card uuid, condition text, finish text, language text, type text, price int,
        note text, private_note text, shelf text, external_id text, is_signed bool, is_altered bool)
      returns uuid language sql immutable parallel safe
      as $$ select overlay(overlay(md5(card || chr(31) || condition || chr(31) || finish || chr(31) || language || chr(31)
        || type || chr(31) || price || chr(31) || coalesce(note, '') || chr(31) || coalesce(private_note, '') || chr(31)
        || coalesce(shelf, '') || chr(31) || coalesce(external_id, '') || chr(31) || is_signed || chr(31) || is_altered)
        placing '3' from 13) placing 'a' from 17)::uuid $$`);
    // One command rewrites the table once. A listing was counted when it was posted.
    await runner.query(`
      alter table listings.listings
        add column external_id text constraint listings_external_id check (length(external_id) between 1 and 100),
        add column shelf text constraint listings_shelf check (length(shelf) between 1 and 60),
        add column note text constraint listings_note check (length(note) between 1 and 200),
        add column private_note text constraint listings_private_note check (length(private_note) between 1 and 500),
        add column paid_cents int constraint listings_paid check (paid_cents between 0 and 99999999),
        add column is_signed boolean not null default false,
        add column is_altered boolean not null default false,
        add column counted_at timestamptz not null generated always as (created_at) stored,
        add column price_set_by text not null default 'HAND'
          constraint listings_price_set_by check (price_set_by in ('HAND', 'RULE')),
        add column import uuid,
        add column own_words text generated always as
          (platform.plain(nullif(coalesce(external_id || ' ', '') || coalesce(shelf, ''), ''))) stored,
        add column line uuid not null generated always as (listings.line_of(card_id, condition, finish, language, type,
          price_cents, note, private_note, shelf, external_id, is_signed, is_altered)) stored`);
    await runner.query('alter table listings.listings alter column counted_at drop expression');
    await runner.query('alter table listings.listings alter column counted_at set default now()');
    await runner.query(`create index listings_stock on listings.listings (lister, line)
      where status in ('ACTIVE', 'RESERVED')`);
    await runner.query(`
      create view listings.copies as
      select uuid, lister, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, condition, type, finish,
        language, price_cents, status, created_at, version, external_id, shelf, note, private_note, paid_cents, is_signed,
        is_altered, counted_at, price_set_by, import, line, words, own_words
      from listings.listings where status in ('ACTIVE', 'RESERVED')`);
    await runner.query(`
      create view listings.versions as select uuid, lister, status, version from listings.listings`);
    // One row for each id that was ever known: of a merged printing what it was merged into, and no price of one that is gone.
    await runner.query(`
      create view cards.tradeable as
      select asked.id as asked_id, p.id as card_id, p.name, p.set_code, s.name as set_name, p.collector_number,
        '/api/cards/' || p.id || '/image/front/normal' as image_url, p.games @> '{paper}' as is_paper, p.finishes,
        price.usd as usd_cents, price.usd_foil as usd_foil_cents, price.usd_etched as usd_etched_cents, price.as_of
      from cards.printing asked join cards.printing p on p.id = coalesce(asked.merged_into, asked.id)
      left join cards.set_info s on s.code = p.set_code
      left join cards.printing_price price on price.pid = p.pid and p.gone_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view listings.copies, listings.versions, cards.tradeable');
    await runner.query('drop index listings.listings_stock');
    await runner.query(`
      alter table listings.listings drop column line, drop column own_words, drop column import, drop column price_set_by, drop column counted_at,
        drop column is_altered, drop column is_signed, drop column paid_cents, drop column private_note, drop column note,
        drop column shelf, drop column external_id`);
    await runner.query('drop function listings.line_of');
  }
}
