// The last answers of an account, so that a new one makes room by a look at an index.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LastAnswers1760000012550 implements MigrationInterface {
  name = 'LastAnswers1760000012550';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index idempotent_answer_latest on platform.idempotent_answer (account, created_at desc)
      where answer is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index platform.idempotent_answer_latest');
  }
}
