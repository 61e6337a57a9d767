// Reports that compare a file with a stock, and the view of what became of copies that they explain themselves with.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StockReconciliations1760000016310 implements MigrationInterface {
  name = 'StockReconciliations1760000016310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stock.reconciliation (
        uuid uuid primary key,
        owner uuid not null constraint reconciliation_owner references users.account (uuid),
        name text not null,
        size int not null,
        content bytea,
        blank_condition text not null,
        state text not null constraint reconciliation_state check (state in ('WORKING', 'READY', 'REFUSED')),
        progress jsonb,
        format text,
        totals jsonb,
        problem jsonb,
        created_at timestamptz not null,
        finished_at timestamptz
      )`);
    await runner.query('create index reconciliation_by_age on stock.reconciliation (created_at)');
    await runner.query(
      'create index reconciliation_of_owner on stock.reconciliation (owner, created_at desc, uuid desc)',
    );
    await runner.query(`
      create table stock.reconciliation_line (
        reconciliation uuid not null constraint reconciliation_line_reconciliation
          references stock.reconciliation (uuid) on delete cascade,
        nth int not null,
        kind text not null constraint reconciliation_line_kind
          check (kind in ('MORE', 'FEWER', 'NOT_IN_FILE', 'NOT_IN_STOCK', 'NOT_COMPARED')),
        is_by_id boolean not null,
        external_id text, card_id uuid, condition text, finish text, language text, type text,
        file_line int,
        said text,
        reason text,
        theirs int not null,
        ours int not null,
        reserved int not null,
        causes jsonb not null default '[]',
        primary key (reconciliation, nth)
      )`);
    await runner.query(`create index listings_withdrawn_of_lister on listings.listings (lister, withdrawn_at)
      where status = 'WITHDRAWN'`);
    await runner.query(`
      create view listings.copy_history as
      select uuid, lister, card_id, condition, finish, language, type, external_id, status, created_at, status_updated_at,
        withdrawn_at, import
      from listings.listings`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view listings.copy_history');
    await runner.query('drop index listings.listings_withdrawn_of_lister');
    await runner.query('drop table stock.reconciliation_line, stock.reconciliation');
  }
}
