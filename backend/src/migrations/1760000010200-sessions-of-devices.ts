// Sessions know their device and when they were last used; a link that nobody asked for by an account has none.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionsOfDevices1760000010200 implements MigrationInterface {
  name = 'SessionsOfDevices1760000010200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table auth.session
      add column browser text, add column system text, add column last_used_at timestamptz`);
    // The newest token of a session was issued when the session was last used, and lasts thirty days.
    await runner.query(`update auth.session s set last_used_at = coalesce(
      (select max(expires_at) - interval '30 days' from auth.refresh_token t where t.session = s.uuid), started_at)`);
    await runner.query('alter table auth.session alter column last_used_at set not null');
    // Looking the account up for a foreign key takes longer than none, and tells that there is one. Accounts are never deleted.
    await runner.query(
      'alter table auth.mail_token alter column account drop not null, drop constraint mail_token_account',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from auth.mail_token where account is null');
    await runner.query(`alter table auth.mail_token alter column account set not null,
      add constraint mail_token_account foreign key (account) references users.account (uuid)`);
    await runner.query(
      'alter table auth.session drop column browser, drop column system, drop column last_used_at',
    );
  }
}
