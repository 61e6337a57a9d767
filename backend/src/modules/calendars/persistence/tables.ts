// The tables of calendars as they are now: a test compares them with what the migrations make.
import type { Table } from '../../../platform/manifest/table.js';

/** The address of an account's own calendar: of its secret only a hash is kept. */
const OWN_CALENDAR: Table = {
  name: 'calendars.own_calendar',
  columns: {
    account: 'uuid not null',
    secret_hash: 'text not null',
    created_at: 'timestamptz not null',
  },
  constraints: {
    own_calendar_pkey: 'primary key (account)',
    own_calendar_account: 'foreign key (account) references users.account (uuid)',
    own_calendar_secret: 'unique (secret_hash)',
  },
};

/** Events that their stores have called off, for 30 days: a calendar that has one shows that it was canceled. */
const CANCELED_EVENT: Table = {
  name: 'calendars.canceled_event',
  columns: {
    event: 'uuid not null',
    store: 'uuid not null',
    name: 'text not null',
    location: 'text not null',
    starts_at: 'timestamptz not null',
    time_zone: 'text not null',
    format_id: 'int not null',
    version: 'int not null',
    canceled_at: 'timestamptz not null',
  },
  constraints: {
    canceled_event_pkey: 'primary key (event)',
    canceled_event_store: 'foreign key (store) references users.account (uuid)',
    canceled_event_format: 'foreign key (format_id) references catalogs.tcg_format (id)',
  },
  indexes: {
    canceled_event_of_store: '(store, canceled_at desc, event)',
    canceled_event_by_age: '(canceled_at)',
  },
};

export const CALENDARS_TABLES: readonly Table[] = [OWN_CALENDAR, CANCELED_EVENT];
