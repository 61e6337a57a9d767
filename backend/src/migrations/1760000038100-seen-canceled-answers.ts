// A canceled event stays known to an account that has seen that: it is notified when the event is on again.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SeenCanceledAnswers1760000038100 implements MigrationInterface {
  name = 'SeenCanceledAnswers1760000038100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table events.canceled_answer add column is_seen boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table events.canceled_answer drop column is_seen');
  }
}
