// The check of external IDs goes by the index that it is for, also before PostgreSQL has counted anything.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const FUNCTIONS = ['listings.know_added_lines', 'listings.know_changed_lines'];
const IN_STOCK = ` and c.status in ('ACTIVE', 'RESERVED')`;
/** The same, of which the planner doesn't see that an index of all copies of a lister has it. */
const HIDDEN = ` and (c.status in ('ACTIVE', 'RESERVED')) is true`;

export class ExternalIdsByTheirIndex1760000040020 implements MigrationInterface {
  name = 'ExternalIdsByTheirIndex1760000040020';

  /** Without statistics it read all copies of the store for each ID: 1,000 new lines on top of 36,000 copies took 17 s. */
  async up(runner: QueryRunner): Promise<void> {
    await redefine(runner, IN_STOCK, HIDDEN);
  }

  async down(runner: QueryRunner): Promise<void> {
    await redefine(runner, HIDDEN, IN_STOCK);
  }
}

async function redefine(runner: QueryRunner, before: string, after: string): Promise<void> {
  for (const name of FUNCTIONS) {
    const [{ definition }] = await runner.query('select pg_get_functiondef($1::regproc) as definition', [
      name,
    ]);
    await runner.query(definition.replaceAll(before, after));
  }
}
