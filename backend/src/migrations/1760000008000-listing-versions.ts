// How often a listing was changed, so that two people who edit it do not undo each other's work.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListingVersions1760000008000 implements MigrationInterface {
  name = 'ListingVersions1760000008000';

  async up(runner: QueryRunner): Promise<void> {
    // With a default the rows that are there need no rewriting; from now on the aggregate says it.
    await runner.query('alter table listings.listings add column version int not null default 1');
    await runner.query('alter table listings.listings alter column version drop default');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table listings.listings drop column version');
  }
}
