// Imports that have failed: nothing was changed, and the account can begin another one.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const constraint = (states: string): string => `alter table stock.import drop constraint import_state,
  add constraint import_state check (state in (${states}))`;
const STATES = `'WORKING', 'READY', 'REFUSED', 'COMMITTING', 'COMMITTED'`;

export class FailedImports1760000017060 implements MigrationInterface {
  name = 'FailedImports1760000017060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(constraint(`${STATES}, 'FAILED'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from stock.import where state = 'FAILED'`);
    await runner.query(constraint(STATES));
  }
}
