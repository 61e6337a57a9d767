// When an account was mailed last, by an index.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const index = (columns: string): string => `create index mail_of_account on notifications.mail (${columns})`;

export class PaceOfMails1760000021100 implements MigrationInterface {
  name = 'PaceOfMails1760000021100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index notifications.mail_of_account');
    await runner.query(index('account, created_at'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index notifications.mail_of_account');
    await runner.query(index('account'));
  }
}
