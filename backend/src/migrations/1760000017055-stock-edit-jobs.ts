// Edits that run in the background: how far each is, and why one has failed.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StockEditJobs1760000017055 implements MigrationInterface {
  name = 'StockEditJobs1760000017055';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table stock.batch add progress jsonb, add problem jsonb,
      drop constraint batch_status,
      add constraint batch_status check (status in ('RUNNING', 'DONE', 'UNDONE', 'FAILED'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from stock.batch where status = 'FAILED'`);
    await runner.query(`alter table stock.batch drop progress, drop problem,
      drop constraint batch_status, add constraint batch_status check (status in ('RUNNING', 'DONE', 'UNDONE'))`);
  }
}
