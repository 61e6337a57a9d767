// The zone of the place where a copy is on hold, and the zone that a store has said on its page.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ZonesOfHolds1760000028500 implements MigrationInterface {
  name = 'ZonesOfHolds1760000028500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table listings.listings add column reserved_zone text');
    await runner.query(`create view storefronts.zones as
      select store, time_zone as zone from storefronts.storefront where time_zone is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view storefronts.zones');
    await runner.query('alter table listings.listings drop column reserved_zone');
  }
}
