// Sessions with their refresh tokens, the links in mails, and when an address last asked for one.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Auth1760000002500 implements MigrationInterface {
  name = 'Auth1760000002500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema auth');
    await runner.query(`
      create table auth.session (
        uuid uuid primary key,
        account uuid not null,
        started_at timestamptz not null,
        ended_at timestamptz,
        constraint session_account foreign key (account) references users.account (uuid)
      )`);
    await runner.query('create index session_of_account on auth.session (account)');
    await runner.query(`
      create table auth.refresh_token (
        hash text primary key,
        session uuid not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        constraint refresh_token_session foreign key (session) references auth.session (uuid) on delete cascade
      )`);
    await runner.query('create index refresh_token_of_session on auth.refresh_token (session)');
    await runner.query(`
      create table auth.mail_token (
        id uuid primary key,
        account uuid not null,
        purpose text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        sent_at timestamptz,
        constraint mail_token_account foreign key (account) references users.account (uuid),
        constraint mail_token_purpose check (purpose in ('verify-email', 'reset-password'))
      )`);
    await runner.query('create index mail_token_of_account on auth.mail_token (account)');
    // The address is hashed: most of what strangers type here belongs to nobody with an account.
    await runner.query(`
      create table auth.mail_request (
        address_hash text not null,
        purpose text not null,
        asked_at timestamptz not null,
        primary key (address_hash, purpose)
      )`);
    await runner.query('create index mail_request_age on auth.mail_request (asked_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema auth cascade');
  }
}
