// The version of how an account is notified, so that one device doesn't save over what another has saved since.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VersionOfNotificationSettings1760000028505 implements MigrationInterface {
  name = 'VersionOfNotificationSettings1760000028505';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notifications.setting add column version int not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notifications.setting drop column version');
  }
}
