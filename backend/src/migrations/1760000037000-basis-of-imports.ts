// What an import was compared with, so that its commit need not compare again what has not changed.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BasisOfImports1760000037000 implements MigrationInterface {
  name = 'BasisOfImports1760000037000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stock.import add column basis text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stock.import drop column basis');
  }
}
