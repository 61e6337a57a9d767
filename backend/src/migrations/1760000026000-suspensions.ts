// Accounts that are suspended: they can be logged in to, but are nowhere on the market until that ends.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const OPEN = 'enabled and email_verified_at is not null';
/** A column of its own: of a date that is hardly ever there, PostgreSQL guesses before its first ANALYZE that it nearly always is. */
const SHOWN = `${OPEN} and not is_suspended`;

const listers = (condition: string) => `
  create or replace view users.listers as
  select uuid, name,
    case when email_visible then email end as email,
    case when phone_visible then nullif(phone_number, '') end as phone_number,
    case when role = 'STORE' then nullif(address, '') end as address,
    role, case when role = 'STORE' then website end as website
  from users.account where ${condition}`;

const rowOfStore = (suspension: string) => `
  create or replace function users.keep_local_store() returns trigger language plpgsql as $$
  begin
    insert into users.local_store as s (uuid, sort_name, is_listed)
    values (new.uuid, platform.plain(new.name),
      new.enabled and new.email_verified_at is not null${suspension} and new.address <> '')
    on conflict (uuid) do update set sort_name = excluded.sort_name, is_listed = excluded.is_listed;
    if not new.enabled then
      delete from users.store_name where store = new.uuid;
    end if;
    return null;
  end $$`;
const trigger = (columns: string) => `
  create or replace trigger local_store_row after insert or update of ${columns} on users.account
    for each row when (new.role = 'STORE') execute function users.keep_local_store()`;
const openIndex = (condition: string) =>
  `create index account_open on users.account (uuid) include (role) where ${condition}`;

export class Suspensions1760000026000 implements MigrationInterface {
  name = 'Suspensions1760000026000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users.account add column suspended_at timestamptz, add column suspended_until timestamptz,
        add column is_suspended boolean generated always as (suspended_at is not null) stored,
        add constraint account_suspended check (suspended_until > suspended_at or suspended_until is null)`);
    await runner.query(`create index account_suspended_until on users.account (suspended_until)
      where (suspended_until is not null)`);
    await runner.query('drop index users.account_open');
    await runner.query(openIndex(SHOWN));
    await runner.query(listers(SHOWN));
    await runner.query(
      `create view users.members as select uuid, is_suspended from users.account where ${OPEN}`,
    );
    await runner.query(rowOfStore(' and new.suspended_at is null'));
    await runner.query(trigger('name, address, enabled, email_verified_at, suspended_at'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(trigger('name, address, enabled, email_verified_at'));
    await runner.query(rowOfStore(''));
    await runner.query('drop view users.members');
    await runner.query(listers(OPEN));
    await runner.query('drop index users.account_open');
    await runner.query(openIndex(OPEN));
    await runner.query(
      'alter table users.account drop column suspended_until, drop column is_suspended, drop column suspended_at',
    );
  }
}
