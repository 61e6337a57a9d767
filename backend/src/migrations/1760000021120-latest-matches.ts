// The latest matches of an owner, by an index.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LatestMatches1760000021120 implements MigrationInterface {
  name = 'LatestMatches1760000021120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index match_of_owner on watchlist.match (owner, matched_at desc, listing desc)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index watchlist.match_of_owner');
  }
}
