// What a listing is found by is kept beside it, and in an index by lister: a list is sifted there, in one go.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListingWords1760000011000 implements MigrationInterface {
  name = 'ListingWords1760000011000';

  async up(runner: QueryRunner): Promise<void> {
    // The table is written anew, a million listings in some seconds; nobody reads or writes it meanwhile.
    await runner.query(`alter table listings.listings add column words text generated always as
      (listings.haystack(card_name, card_set_code, card_set_name, card_number)) stored`);
    // TypeORM looks here for what a generated column says, and makes it itself where it knows the mappings. It is told nothing.
    await runner.query(`create table if not exists typeorm_metadata (type varchar not null, database varchar, schema varchar,
      "table" varchar, name varchar, value text)`);
    await runner.query('drop index listings.listings_search, listings.listings_sold');
    // No words are null: so only statements that say so come here, and all others to the index of the list, half as large.
    await runner.query(`create index listings_sifted on listings.listings (lister) include (created_at, uuid, condition, words)
      where status = 'ACTIVE' and words is not null`);
    await runner.query(`create index listings_sold on listings.listings (lister, status_updated_at desc, uuid desc)
      include (condition, words) where status = 'SOLD'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index listings.listings_sifted, listings.listings_sold');
    await runner.query('alter table listings.listings drop column words');
    await runner.query(`create index listings_sold on listings.listings (lister, status_updated_at desc, uuid desc)
      where status = 'SOLD'`);
    await runner.query(`create index listings_search on listings.listings using gin
      (lister, listings.haystack(card_name, card_set_code, card_set_name, card_number) gin_trgm_ops)
      where status = 'ACTIVE'`);
  }
}
