// What an undone deal brings back: the ledger says who had a copy, and the watchlist what was wanted before.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'RESERVED', 'RELEASED', 'TRANSFERRED', 'REVERSED'`;

export class UndoneDeals1760000028000 implements MigrationInterface {
  name = 'UndoneDeals1760000028000';

  async up(runner: QueryRunner): Promise<void> {
    // Lines of before are never changed: an undo of then doesn't say who had the copy, the transfer before it does.
    await runner.query(`
      alter table listings.ledger drop constraint ledger_transfer, drop constraint ledger_kind,
        add constraint ledger_kind check (kind in (${KINDS}, 'LEFT_STOCK')),
        add constraint ledger_receiver_known check (
          case kind when 'TRANSFERRED' then receiver is not null when 'REVERSED' then true else receiver is null end),
        add constraint ledger_sale check (
          num_nonnulls(price_cents, condition) = case when kind in ('TRANSFERRED', 'LEFT_STOCK') then 2 else 0 end)`);
    await runner.query(`
      create table watchlist.received (
        owner uuid not null constraint received_owner references users.account (uuid),
        deal uuid not null,
        card_id uuid not null,
        copies int not null,
        want jsonb not null,
        watched jsonb not null,
        received_at timestamptz not null,
        primary key (owner, deal, card_id)
      )`);
    await runner.query('create index received_by_age on watchlist.received (received_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table watchlist.received');
    // The form of before has no place for these: a copy that has left stays sold, without its line.
    await runner.query('alter table listings.ledger disable trigger ledger_is_added_to');
    await runner.query(`delete from listings.ledger where kind = 'LEFT_STOCK'`);
    await runner.query(`update listings.ledger set receiver = null where kind = 'REVERSED'`);
    await runner.query('alter table listings.ledger enable trigger ledger_is_added_to');
    await runner.query(`
      alter table listings.ledger drop constraint ledger_sale, drop constraint ledger_receiver_known, drop constraint ledger_kind,
        add constraint ledger_kind check (kind in (${KINDS})),
        add constraint ledger_transfer check ((kind = 'TRANSFERRED')
          = (receiver is not null and price_cents is not null and condition is not null))`);
  }
}
