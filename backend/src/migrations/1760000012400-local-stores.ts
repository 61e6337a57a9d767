// The list of local stores as it is read: who is shown, in which order; and the names that stores have taken.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LocalStores1760000012400 implements MigrationInterface {
  name = 'LocalStores1760000012400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      [LOCKED, TABLES, KEY, ROW_OF_STORE, COUNT, LISTINGS, EVENTS, ...TRIGGERS, FILL].join(';'),
    );
    await runner.query('analyze users.local_store, users.store_name');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create index account_stores on users.account (platform.plain(name) collate "C", uuid)
      where role = 'STORE'`);
    await runner.query('drop trigger local_store_row on users.account');
    for (const [table, triggers] of [
      ['listings.listings', ['local_store_more', 'local_store_less', 'local_store_moved']],
      ['events.event', ['local_store_more', 'local_store_less']],
    ] as const) {
      for (const trigger of triggers) await runner.query(`drop trigger ${trigger} on ${table}`);
    }
    await runner.query(
      'drop function listings.count_of_stores, events.count_of_stores, users.keep_local_store',
    );
    await runner.query('drop function users.count_of_store, users.store_name_key');
    await runner.query('drop table users.store_name, users.local_store');
  }
}

/** Nobody else writes these until all is done; the account first, as those who erase one take them. */
const LOCKED = 'lock table users.account, listings.listings, events.event in share row exclusive mode';

// A table of its own: an account is held by whoever posts for it, and two of them must not wait for one another.
// Room on each page lets a count change without touching an index.
const TABLES = `
  drop index users.account_stores;
  create table users.local_store (
    uuid uuid primary key constraint local_store_account references users.account (uuid),
    sort_name text collate "C" not null,
    is_listed boolean not null,
    listings int not null default 0,
    events int not null default 0,
    is_idle boolean generated always as (listings = 0 and events = 0) stored
  ) with (fillfactor = 70);
  create index local_store_order on users.local_store (is_idle, sort_name, uuid) where is_listed;
  create table users.store_name (
    key text primary key,
    store uuid not null unique constraint store_name_account references users.account (uuid)
  )`;

/** Names that differ in case, accents and spaces alone are the same. */
const KEY = `
  create function users.store_name_key(name text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(platform.plain(name), '\\s+', '', 'g')
  $$`;

/** Who is shown: open, with an address. */
const IS_LISTED = `enabled and email_verified_at is not null and address <> ''`;

// Of stores that share a name already, the first has it; the others keep theirs until they change it.
const FILL = `
  insert into users.local_store (uuid, sort_name, is_listed, listings, events)
  select uuid, platform.plain(name), ${IS_LISTED},
    (select count(*) from listings.listings where lister = a.uuid and status = 'ACTIVE'),
    (select count(*) from events.event where store = a.uuid)
  from users.account a where role = 'STORE';
  insert into users.store_name (key, store)
  select distinct on (users.store_name_key(name)) users.store_name_key(name), uuid from users.account
  where role = 'STORE' and enabled order by users.store_name_key(name), created_at, uuid`;

// A store that is closed lets go of its name.
const ROW_OF_STORE = `
  create function users.keep_local_store() returns trigger language plpgsql as $$
  begin
    insert into users.local_store as s (uuid, sort_name, is_listed)
    values (new.uuid, platform.plain(new.name),
      new.enabled and new.email_verified_at is not null and new.address <> '')
    on conflict (uuid) do update set sort_name = excluded.sort_name, is_listed = excluded.is_listed;
    if not new.enabled then
      delete from users.store_name where store = new.uuid;
    end if;
    return null;
  end $$`;

/** What users publishes to modules above it: they count, and need not know why. An account that is no store has no row. */
const COUNT = `
  create function users.count_of_store(store uuid, more_listings bigint, more_events bigint) returns void
  language sql as $$
    update users.local_store set listings = listings + more_listings, events = events + more_events where uuid = store
  $$`;

// Triggers, so that a release that knows nothing of the counts keeps them, too. Stores in one order, so that two who change
// many do not wait for one another in a circle.
const counting = (changes: string, counts: string) => `
  perform users.count_of_store(store, ${counts}) from (
    select store, sum(n)::bigint as n from (${changes}) changed group by store having sum(n) <> 0 order by store) counted;`;

const LISTED = `select lister as store, 1 as n from came where status = 'ACTIVE'`;
const UNLISTED = `select lister as store, -1 as n from went where status = 'ACTIVE'`;
const LISTINGS = `
  create function listings.count_of_stores() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${counting(LISTED, 'n, 0')}
    elsif tg_op = 'DELETE' then ${counting(UNLISTED, 'n, 0')}
    else ${counting(`${LISTED} union all ${UNLISTED}`, 'n, 0')}
    end if;
    return null;
  end $$`;

// No event changes its store.
const EVENTS = `
  create function events.count_of_stores() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${counting('select store, 1 as n from came', '0, n')}
    else ${counting('select store, -1 as n from went', '0, n')}
    end if;
    return null;
  end $$`;

const trigger = (name: string, when: string, table: string, rows: string) =>
  `create trigger ${name} after ${when} on ${table} referencing ${rows}
    for each statement execute function ${table.split('.')[0]}.count_of_stores()`;

const TRIGGERS = [
  `create trigger local_store_row after insert or update of name, address, enabled, email_verified_at on users.account
    for each row when (new.role = 'STORE') execute function users.keep_local_store()`,
  trigger('local_store_more', 'insert', 'listings.listings', 'new table as came'),
  trigger('local_store_less', 'delete', 'listings.listings', 'old table as went'),
  trigger('local_store_moved', 'update', 'listings.listings', 'old table as went new table as came'),
  trigger('local_store_more', 'insert', 'events.event', 'new table as came'),
  trigger('local_store_less', 'delete', 'events.event', 'old table as went'),
];
