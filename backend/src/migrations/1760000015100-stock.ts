// Batches of changes to a stock, and what each copy was before: enough to undo them.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Stock1760000015100 implements MigrationInterface {
  name = 'Stock1760000015100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema stock');
    await runner.query(`
      create table stock.batch (
        uuid uuid primary key,
        owner uuid not null constraint batch_owner references users.account (uuid),
        kind text not null constraint batch_kind check (kind in ('EDIT', 'IMPORT', 'PRICES', 'TILL')),
        status text not null constraint batch_status check (status in ('RUNNING', 'DONE', 'UNDONE')),
        summary jsonb not null,
        created_at timestamptz not null,
        done_at timestamptz,
        undone_at timestamptz
      )`);
    await runner.query('create index batch_by_age on stock.batch (created_at)');
    await runner.query('create index batch_of_owner on stock.batch (owner, created_at desc, uuid desc)');
    await runner.query(`
      create table stock.batch_entry (
        batch uuid not null constraint batch_entry_batch references stock.batch (uuid) on delete cascade,
        listing uuid not null,
        before jsonb,
        version_before int not null,
        version_after int not null,
        status_after text not null,
        primary key (batch, listing)
      )`);
    await runner.query('create index batch_entry_of_listing on stock.batch_entry (listing)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema stock cascade');
  }
}
