// Pictures of the pages of stores; their bytes are in the object storage.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StorePictures1760000034200 implements MigrationInterface {
  name = 'StorePictures1760000034200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table storefronts.picture (
        uuid uuid not null constraint picture_pkey primary key,
        store uuid not null constraint picture_store references users.account (uuid),
        name text not null constraint picture_name unique,
        width smallint not null,
        height smallint not null,
        bytes int not null,
        added_at timestamptz not null,
        used_at timestamptz not null
      )`);
    await runner.query('create index picture_of_store on storefronts.picture (store, added_at, uuid)');
    await runner.query(`alter table storefronts.storefront
      add column picture uuid constraint storefront_picture references storefronts.picture (uuid)`);
    await runner.query(
      'create index storefront_of_picture on storefronts.storefront (picture) where picture is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table storefronts.storefront drop column picture');
    await runner.query('drop table storefronts.picture');
  }
}
