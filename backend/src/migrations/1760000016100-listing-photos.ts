// Photos of listings; their bytes are in the object storage.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListingPhotos1760000016100 implements MigrationInterface {
  name = 'ListingPhotos1760000016100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listings.photo (
        uuid uuid primary key,
        listing uuid not null constraint photo_listing references listings.listings (uuid) on delete cascade,
        lister uuid not null constraint photo_lister references users.account (uuid),
        name text not null constraint photo_name unique,
        position smallint not null,
        width smallint not null,
        height smallint not null,
        bytes int not null,
        added_at timestamptz not null,
        removed_at timestamptz
      )`);
    await runner.query('create index photo_of_listing on listings.photo (listing, position)');
    await runner.query('create index photo_of_lister on listings.photo (lister)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table listings.photo');
  }
}
