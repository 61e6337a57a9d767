// How often a listing was changed, so that two people who edit it do not undo each other's work.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListingVersions1760000008000 implements MigrationInterface {
  name = 'ListingVersions1760000008000';

  async up(runner: QueryRunner): Promise<void> {
    // With a default the rows that are there need no rewriting, and the release before may still be writing others.
    await runner.query('alter table listings.listings add column version int not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table listings.listings drop column version');
  }
}
