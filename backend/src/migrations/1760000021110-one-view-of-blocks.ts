// The view of who has blocked whom that was there twice.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OneViewOfBlocks1760000021110 implements MigrationInterface {
  name = 'OneViewOfBlocks1760000021110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop view listings.blocked_senders');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create view listings.blocked_senders as select recipient, sender from listings.blocked_sender',
    );
  }
}
