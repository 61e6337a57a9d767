// The tables of users as they are now: a test compares them with what the migrations make.
import { ROLES } from '../../../kernel/role.js';
import { oneOf, type Table } from '../../../platform/manifest/table.js';

/** Accounts of players and stores. One that is suspended without `suspended_until` is so for good. */
const ACCOUNT: Table = {
  name: 'users.account',
  columns: {
    uuid: 'uuid not null',
    name: 'text not null',
    email: 'text not null',
    password_hash: 'text not null',
    phone_number: 'text not null',
    address: 'text not null',
    role: 'text not null',
    website: 'text',
    email_visible: 'boolean not null',
    phone_visible: 'boolean not null',
    enabled: 'boolean not null',
    email_verified_at: 'timestamptz',
    created_at: 'timestamptz not null',
    version: 'int not null default 1',
    language: `text not null default 'en'`,
    suspended_at: 'timestamptz',
    is_suspended: 'boolean generated always as (suspended_at is not null) stored',
    suspended_until: 'timestamptz',
  },
  constraints: {
    account_pkey: 'primary key (uuid)',
    account_suspended: 'check (suspended_until > suspended_at or suspended_until is null)',
    account_role: `check (role ${oneOf(ROLES)})`,
  },
  indexes: {
    account_email: 'unique (lower(email))',
    account_open:
      '(uuid) include (role) where (enabled and email_verified_at is not null and not is_suspended)',
    account_suspended_until: '(suspended_until) where (suspended_until is not null)',
    account_newest_stores: `(created_at desc, uuid) where (role = 'STORE')`,
    account_stores_search: `using gin (platform.plain(((name || ' ') || address)) gin_trgm_ops) where (role = 'STORE')`,
  },
};

/** Stores in the order of their list, those without listings and events last; triggers keep it. */
const LOCAL_STORE: Table = {
  name: 'users.local_store',
  columns: {
    uuid: 'uuid not null',
    sort_name: 'text collate "C" not null',
    is_listed: 'boolean not null',
    listings: 'int not null default 0',
    events: 'int not null default 0',
    is_idle: 'boolean generated always as ((listings = 0) and (events = 0)) stored',
  },
  constraints: {
    local_store_pkey: 'primary key (uuid)',
    local_store_account: 'foreign key (uuid) references users.account (uuid)',
  },
  indexes: {
    local_store_order: '(is_idle, sort_name, uuid) where is_listed',
  },
};

/** Names of open stores, each taken once. */
const STORE_NAME: Table = {
  name: 'users.store_name',
  columns: {
    key: 'text not null',
    store: 'uuid not null',
  },
  constraints: {
    store_name_pkey: 'primary key (key)',
    store_name_account: 'foreign key (store) references users.account (uuid)',
    store_name_store_key: 'unique (store)',
  },
};

/** Who has said that they are under 18: the month in which they were born, and from when on they are of age. */
const UNDER_AGE: Table = {
  name: 'users.under_age',
  columns: {
    account: 'uuid not null',
    born_in: 'date not null',
    adult_from: 'date not null',
    said_at: 'timestamptz not null',
  },
  constraints: {
    under_age_pkey: 'primary key (account)',
    under_age_account: 'foreign key (account) references users.account (uuid)',
    under_age_order: 'check (born_in < adult_from)',
  },
  indexes: {
    under_age_by_end: '(adult_from)',
  },
};

export const USERS_TABLES: readonly Table[] = [ACCOUNT, LOCAL_STORE, STORE_NAME, UNDER_AGE];
