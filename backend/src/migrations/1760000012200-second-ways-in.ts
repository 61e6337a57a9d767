// Passkeys, two-step verification with its recovery codes, and the devices that an account is known on.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SecondWaysIn1760000012200 implements MigrationInterface {
  name = 'SecondWaysIn1760000012200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table auth.passkey (
        uuid uuid primary key,
        account uuid not null,
        credential_id text not null,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        backup_eligible boolean not null,
        backed_up boolean not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz,
        constraint passkey_account foreign key (account) references users.account (uuid),
        constraint passkey_credential unique (credential_id)
      )`);
    await runner.query('create index passkey_of_account on auth.passkey (account, created_at, uuid)');
    // The secret is encrypted; key_mark says with which key. A set-up that was not finished has no turned_on_at.
    await runner.query(`
      create table auth.totp (
        account uuid primary key,
        secret bytea not null,
        key_mark text not null,
        begun_at timestamptz not null,
        turned_on_at timestamptz,
        last_step bigint,
        challenges_from timestamptz,
        constraint totp_account foreign key (account) references users.account (uuid)
      )`);
    await runner.query(`
      create table auth.recovery_code (
        account uuid not null,
        hash text not null,
        used_at timestamptz,
        primary key (account, hash),
        constraint recovery_code_account foreign key (account) references users.account (uuid)
      )`);
    await runner.query(`
      create table auth.known_device (
        account uuid not null,
        device_hash text not null,
        seen_at timestamptz not null,
        primary key (account, device_hash),
        constraint known_device_account foreign key (account) references users.account (uuid)
      )`);
    await runner.query(
      'create table auth.spent_challenge (id text primary key, expires_at timestamptz not null)',
    );
    await runner.query('create index spent_challenge_age on auth.spent_challenge (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['spent_challenge', 'known_device', 'recovery_code', 'totp', 'passkey'])
      await runner.query(`drop table auth.${table}`);
  }
}
