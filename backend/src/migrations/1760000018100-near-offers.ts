// What is on offer nearby is found in indexes alone: who is near, whether they are open, and which printing a copy is of.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NearOffers1760000018100 implements MigrationInterface {
  name = 'NearOffers1760000018100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create view cards.printing_keys as
      select id, pid, oid, art, rank_name, merged_into from cards.printing`);
    await runner.query(
      'create index printing_by_id on cards.printing (id) include (pid, oid, art, rank_name, merged_into)',
    );
    await runner.query(`create index account_open on users.account (uuid) include (role)
      where enabled and email_verified_at is not null`);
    await runner.query('drop index places.account_place_by_coordinates');
    await runner.query(`create index account_place_by_coordinates
      on places.account_place (latitude, longitude, account) include (is_exact)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index places.account_place_by_coordinates');
    await runner.query(
      'create index account_place_by_coordinates on places.account_place (latitude, longitude, account)',
    );
    await runner.query('drop index users.account_open');
    await runner.query('drop index cards.printing_by_id');
    await runner.query('drop view cards.printing_keys');
  }
}
