// Undoing in the background, and another attempt of a failed edit. The external IDs of sold copies are known to what undoes sales.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const statuses = (list: string): string => `alter table stock.batch drop constraint batch_status,
  add constraint batch_status check (status in (${list}))`;
const VERSIONS = 'select uuid, lister, status, version';

export class StockUndoJobs1760000018055 implements MigrationInterface {
  name = 'StockUndoJobs1760000018055';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(statuses(`'RUNNING', 'DONE', 'UNDOING', 'UNDONE', 'FAILED'`));
    await runner.query('alter table stock.batch add edit jsonb');
    await runner.query(
      `create or replace view listings.versions as ${VERSIONS}, external_id from listings.listings`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update stock.batch set status = 'DONE', progress = null where status = 'UNDOING'`);
    await runner.query(statuses(`'RUNNING', 'DONE', 'UNDONE', 'FAILED'`));
    await runner.query('alter table stock.batch drop edit');
    await runner.query('drop view listings.versions');
    await runner.query(`create view listings.versions as ${VERSIONS} from listings.listings`);
  }
}
