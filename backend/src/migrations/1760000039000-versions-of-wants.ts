// The version of what is wanted of a card, so that one device doesn't save over what another has saved since.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VersionsOfWants1760000039000 implements MigrationInterface {
  name = 'VersionsOfWants1760000039000';

  async up(runner: QueryRunner): Promise<void> {
    // Existing rows need no rewrite. A want that is deleted and saved again begins at random: it must not have the version of the one before it.
    await runner.query('alter table watchlist.want add column version int not null default 1');
    await runner.query(
      'alter table watchlist.want alter column version set default 1 + floor(random() * 100000000)::int',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table watchlist.want drop column version');
  }
}
