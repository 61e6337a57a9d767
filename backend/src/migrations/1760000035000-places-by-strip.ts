// Who is near is found by narrow strips of latitude and the longitude: by latitude alone everybody was read who lives as far north.
// Maps show stores only.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlacesByStrip1760000035000 implements MigrationInterface {
  name = 'PlacesByStrip1760000035000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index account_place_by_strip
      on places.account_place ((floor(latitude * 50)::int), longitude) include (latitude, account, is_exact)`);
    await runner.query('drop index places.account_place_by_coordinates');
    await runner.query(`create index account_place_by_coordinates
      on places.account_place (latitude, longitude, account) where is_exact`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index places.account_place_by_coordinates');
    await runner.query(`create index account_place_by_coordinates
      on places.account_place (latitude, longitude, account) include (is_exact)`);
    await runner.query('drop index places.account_place_by_strip');
  }
}
