// Accounts, and the view of them that other modules may read.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Users1760000002000 implements MigrationInterface {
  name = 'Users1760000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema users');
    await runner.query(`
      create table users.account (
        uuid uuid primary key,
        name text not null,
        email text not null,
        password_hash text not null,
        phone_number text not null,
        address text not null,
        role text not null constraint account_role check (role in ('USER', 'STORE')),
        website text,
        email_visible boolean not null,
        phone_visible boolean not null,
        enabled boolean not null,
        email_verified_at timestamptz,
        created_at timestamptz not null
      )`);
    await runner.query('create unique index account_email on users.account (lower(email))');
    // Whom other people may see: open accounts, without what they hide.
    await runner.query(`
      create view users.listers as
      select uuid, name,
        case when email_visible then email end as email,
        case when phone_visible then nullif(phone_number, '') end as phone_number,
        nullif(address, '') as address,
        role
      from users.account where enabled and email_verified_at is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema users cascade');
  }
}
