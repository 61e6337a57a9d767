// The address that a store has removed, as a hash: one that confirms another address later has moved all the same.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeftAddresses1760000038000 implements MigrationInterface {
  name = 'LeftAddresses1760000038000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table places.preference add column left_address_digest text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table places.preference drop column left_address_digest');
  }
}
