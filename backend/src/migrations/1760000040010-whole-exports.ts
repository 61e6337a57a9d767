// Whether a file for a channel was of the whole stock: one for a channel that started over then says all that it has.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WholeExports1760000040010 implements MigrationInterface {
  name = 'WholeExports1760000040010';

  async up(runner: QueryRunner): Promise<void> {
    // Of the files that there are it is not known: they leave what they don't say as it is.
    await runner.query('alter table stock.export add column is_whole boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stock.export drop column is_whole');
  }
}
