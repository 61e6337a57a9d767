// Who had answered an event that a moderator has hidden: their answers are kept, so that they are there again with it.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HiddenAttendance1760000032000 implements MigrationInterface {
  name = 'HiddenAttendance1760000032000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table events.hidden_attendance (
      event uuid not null,
      account uuid not null,
      answer jsonb not null,
      constraint hidden_attendance_pkey primary key (event, account),
      constraint hidden_attendance_event foreign key (event) references events.hidden_event (uuid) on delete cascade,
      constraint hidden_attendance_account foreign key (account) references users.account (uuid))`);
    await runner.query(
      'create index hidden_attendance_of_account on events.hidden_attendance (account, event)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table events.hidden_attendance');
  }
}
