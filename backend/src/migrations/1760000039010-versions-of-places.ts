// The version of where an account is, so that one device doesn't move a store over what another has saved since. It outlives the place.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VersionsOfPlaces1760000039010 implements MigrationInterface {
  name = 'VersionsOfPlaces1760000039010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table places.preference add column place_version int not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table places.preference drop column place_version');
  }
}
