// The settings of accounts: their version, and the indexes of the list of stores, by name and by words.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Settings1760000007000 implements MigrationInterface {
  name = 'Settings1760000007000';

  async up(runner: QueryRunner): Promise<void> {
    // The default stays: the release before, which knows no versions, may still be writing.
    await runner.query('alter table users.account add column version int not null default 1');
    await runner.query(`create index account_stores on users.account (platform.plain(name) collate "C", uuid)
      where role = 'STORE'`);
    await runner.query(`create index account_stores_search on users.account
      using gin (platform.plain(name || ' ' || address) gin_trgm_ops) where role = 'STORE'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users.account_stores_search, users.account_stores');
    await runner.query('alter table users.account drop column version');
  }
}
