// Listings, with the indexes of their three reads: by lister, by card, sold ones of a lister.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Listings1760000004000 implements MigrationInterface {
  name = 'Listings1760000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists btree_gin');
    await runner.query('create schema listings');
    await runner.query(`
      create table listings.listings (
        uuid uuid primary key,
        lister uuid not null constraint listings_lister references users.account (uuid),
        card_id uuid not null,
        card_name text not null,
        card_set_code text not null,
        card_set_name text not null,
        card_number text not null,
        card_image_url text not null,
        condition text not null constraint listings_condition check (condition in
          ('NEAR_MINT', 'LIGHTLY_PLAYED', 'MODERATELY_PLAYED', 'HEAVILY_PLAYED', 'DAMAGED')),
        type text not null constraint listings_type check (type in ('SELL', 'BUY', 'TRADE')),
        finish text not null constraint listings_finish check (finish in ('NONFOIL', 'FOIL', 'ETCHED')),
        language text not null,
        price_cents int not null constraint listings_price check (price_cents between 1 and 99999999),
        status text not null constraint listings_status check (status in ('ACTIVE', 'SOLD')),
        final_price_cents int constraint listings_final_price check (final_price_cents between 1 and 99999999),
        created_at timestamptz not null,
        status_updated_at timestamptz not null,
        constraint listings_sold_at_a_price check ((status = 'SOLD') = (final_price_cents is not null))
      )`);
    await runner.query(`
      create function listings.haystack(name text, set_code text, set_name text, number text)
      returns text language sql immutable strict parallel safe
      as $$ select platform.plain(name || ' ' || set_code || ' ' || number || ' ' || set_name || ' ' || number) $$`);
    await runner.query(`create index listings_of_lister on listings.listings (lister, created_at desc, uuid desc)
      where status = 'ACTIVE'`);
    await runner.query(`create index listings_of_card on listings.listings (card_id, price_cents, uuid)
      where status = 'ACTIVE'`);
    await runner.query(`create index listings_sold on listings.listings (lister, status_updated_at desc, uuid desc)
      where status = 'SOLD'`);
    await runner.query(`create index listings_search on listings.listings using gin
      (lister, listings.haystack(card_name, card_set_code, card_set_name, card_number) gin_trgm_ops)
      where status = 'ACTIVE'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema listings cascade');
  }
}
