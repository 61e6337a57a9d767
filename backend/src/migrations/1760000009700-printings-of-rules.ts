// Who follows some rules is found by an index again: rules that nobody follows any more are asked for one by one.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PrintingsOfRules1760000009700 implements MigrationInterface {
  name = 'PrintingsOfRules1760000009700';

  /** The index that searches read leaves out the printings that are gone: a reference must not. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index printing_of_rules on cards.printing (rid)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index cards.printing_of_rules');
  }
}
