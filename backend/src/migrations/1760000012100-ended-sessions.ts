// Every process hears at once which sessions have ended, and can fetch those of late: whoever ended them, also by hand.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EndedSessions1760000012100 implements MigrationInterface {
  name = 'EndedSessions1760000012100';

  async up(runner: QueryRunner): Promise<void> {
    // Apart from the sessions, whose rows go with an erased account while their access tokens are still good.
    await runner.query(`create table auth.ended_session (
      session uuid primary key,
      ended_at timestamptz not null default now()
    )`);
    await runner.query('create index ended_session_age on auth.ended_session (ended_at)');
    await runner.query(`create function auth.publish_ended_session() returns trigger language plpgsql as $$
      begin
        insert into auth.ended_session (session) values (old.uuid) on conflict do nothing;
        perform pg_notify('auth.session-ended', old.uuid::text);
        return null;
      end $$`);
    await runner.query(`create trigger ended after update of ended_at on auth.session for each row
      when (old.ended_at is null and new.ended_at is not null) execute function auth.publish_ended_session()`);
    // One that was not used for long has no access token left; the nightly sweep deletes many of those.
    await runner.query(`create trigger deleted after delete on auth.session for each row
      when (old.ended_at is null and old.last_used_at > now() - interval '1 hour')
      execute function auth.publish_ended_session()`);
    await runner.query(`create function auth.end_sessions_of_closed_account() returns trigger language plpgsql as $$
      begin
        update auth.session set ended_at = now() where account = new.uuid and ended_at is null;
        return null;
      end $$`);
    await runner.query(`create trigger sessions_end after update of enabled, email_verified_at on users.account for each row
      when (old.enabled and old.email_verified_at is not null and not (new.enabled and new.email_verified_at is not null))
      execute function auth.end_sessions_of_closed_account()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger sessions_end on users.account');
    await runner.query('drop trigger ended on auth.session');
    await runner.query('drop trigger deleted on auth.session');
    await runner.query('drop function auth.end_sessions_of_closed_account()');
    await runner.query('drop function auth.publish_ended_session()');
    await runner.query('drop table auth.ended_session');
  }
}
