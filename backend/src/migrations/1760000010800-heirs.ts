// Which cards were merged into which, as other modules may know it: one look at an index tells that a list has none of them.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Heirs1760000010800 implements MigrationInterface {
  name = 'Heirs1760000010800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create view cards.heirs as
      select id, merged_into as heir from cards.printing where merged_into is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view cards.heirs');
  }
}
