// Finds the months of prices that are too old for anybody: they lie together, so that a few bytes a megabyte tell where.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PriceMonthsByAge1760000009850 implements MigrationInterface {
  name = 'PriceMonthsByAge1760000009850';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index price_month_age on cards.price_month using brin (month) with (autosummarize = on)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index cards.price_month_age');
  }
}
