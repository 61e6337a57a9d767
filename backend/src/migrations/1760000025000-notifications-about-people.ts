// Notifications about a person go once that person's account is erased: this finds them.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NotificationsAboutPeople1760000025000 implements MigrationInterface {
  name = 'NotificationsAboutPeople1760000025000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index notification_about_person on notifications.notification ((details ->> 'personId'))
      where (details ? 'personId')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index notifications.notification_about_person');
  }
}
