// What the front page shows to strangers comes out of indexes: the latest cards for sale, the newest stores.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FrontPage1760000010100 implements MigrationInterface {
  name = 'FrontPage1760000010100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index listings_latest on listings.listings (created_at desc, uuid desc)
      where status = 'ACTIVE' and type = 'SELL'`);
    await runner.query(`create index account_newest_stores on users.account (created_at desc, uuid)
      where role = 'STORE'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users.account_newest_stores, listings.listings_latest');
  }
}
