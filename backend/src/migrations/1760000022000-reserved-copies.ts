// Copies that deals keep for somebody, and the ledger of what deals did to each copy.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReservedCopies1760000022000 implements MigrationInterface {
  name = 'ReservedCopies1760000022000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table listings.listings add column deal uuid, add column reserved_until timestamptz,
        add constraint listings_deal
          check (case status when 'SOLD' then true when 'RESERVED' then deal is not null else deal is null end),
        add constraint listings_reserved_until check ((status = 'RESERVED') = (reserved_until is not null))`);
    await runner.query('create index listings_of_deal on listings.listings (deal) where (deal is not null)');
    await runner.query(`create index listings_reserved on listings.listings (lister, status_updated_at desc, uuid desc)
      include (condition, words) where (status = 'RESERVED')`);
    await runner.query(
      `create index listings_reserved_of_card on listings.listings (card_id) where (status = 'RESERVED')`,
    );
    await runner.query(`
      create table listings.ledger (
        seq bigint generated always as identity primary key,
        listing uuid not null constraint ledger_listing references listings.listings (uuid) on delete cascade,
        deal uuid not null,
        kind text not null
          constraint ledger_kind check (kind in ('RESERVED', 'RELEASED', 'TRANSFERRED', 'REVERSED')),
        giver uuid not null constraint ledger_giver references users.account (uuid),
        receiver uuid constraint ledger_receiver references users.account (uuid),
        price_cents int constraint ledger_price check (price_cents between 1 and 99999999),
        condition text constraint ledger_condition
          check (condition in ('NEAR_MINT', 'LIGHTLY_PLAYED', 'MODERATELY_PLAYED', 'HEAVILY_PLAYED', 'DAMAGED')),
        at timestamptz not null,
        constraint ledger_transfer check ((kind = 'TRANSFERRED')
          = (receiver is not null and price_cents is not null and condition is not null))
      )`);
    await runner.query('create index ledger_of_listing on listings.ledger (listing, seq)');
    await runner.query('create index ledger_of_giver on listings.ledger (giver, seq)');
    await runner.query(
      'create index ledger_of_receiver on listings.ledger (receiver, seq) where (receiver is not null)',
    );
    await runner.query(`
      create function listings.refuse_ledger_change() returns trigger language plpgsql as
      $$ begin raise exception 'The ledger is only added to'; end $$`);
    await runner.query(`create trigger ledger_is_added_to before update on listings.ledger
      for each statement execute function listings.refuse_ledger_change()`);
    await runner.query(`
      create view listings.copies_in_trade as
      select uuid, lister, status, deal, reserved_until, card_id, card_name, card_set_code, card_set_name, card_number,
        card_image_url, condition, finish, language, type, price_cents, counted_at, shelf, version
      from listings.listings where status <> 'WITHDRAWN'`);
    await runner.query('create view listings.ledger_lines as select * from listings.ledger');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view listings.ledger_lines, listings.copies_in_trade');
    await runner.query('drop table listings.ledger');
    await runner.query('drop function listings.refuse_ledger_change');
    await runner.query(
      'drop index listings.listings_of_deal, listings.listings_reserved, listings.listings_reserved_of_card',
    );
    await runner.query(`update listings.listings set status = 'ACTIVE', reserved_until = null, deal = null
      where status = 'RESERVED'`);
    await runner.query('alter table listings.listings drop column reserved_until, drop column deal');
  }
}
