// Two windows that edit one store page don't overwrite each other.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VersionOfStorefronts1760000018050 implements MigrationInterface {
  name = 'VersionOfStorefronts1760000018050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table storefronts.storefront add column version int not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table storefronts.storefront drop column version');
  }
}
