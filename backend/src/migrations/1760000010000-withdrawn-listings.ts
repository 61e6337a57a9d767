// Listings that were withdrawn, for as long as that can be taken back.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WithdrawnListings1760000010000 implements MigrationInterface {
  name = 'WithdrawnListings1760000010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listings.withdrawn (
        uuid uuid primary key,
        lister uuid not null,
        listing jsonb not null,
        withdrawn_at timestamptz not null
      )`);
    await runner.query('create index withdrawn_by_age on listings.withdrawn (withdrawn_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table listings.withdrawn');
  }
}
