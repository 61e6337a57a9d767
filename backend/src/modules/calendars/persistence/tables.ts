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

/**
 * Events that their stores have called off, for 30 days: a calendar that has one shows that it was canceled. After that and while a
 * moderator hides one, name and place are empty, and its version is kept for a year.
 */
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
    // Where it was that was not at its store.
    place_latitude: 'double precision',
    place_longitude: 'double precision',
  },
  constraints: {
    canceled_event_pkey: 'primary key (event)',
    canceled_event_store: 'foreign key (store) references users.account (uuid)',
    canceled_event_format: 'foreign key (format_id) references catalogs.tcg_format (id)',
  },
  indexes: {
    canceled_event_of_store: '(store, canceled_at desc, event)',
    canceled_event_by_age: '(canceled_at)',
    canceled_event_elsewhere: '(place_latitude, place_longitude) where place_latitude is not null',
  },
};

/** What stores have imported, by the hash of the UID and the date: importing it again makes nothing, also when the event is gone. */
const IMPORTED_EVENT: Table = {
  name: 'calendars.imported_event',
  columns: {
    store: 'uuid not null',
    key: 'text not null',
    imported_at: 'timestamptz not null',
  },
  constraints: {
    imported_event_pkey: 'primary key (store, key)',
    imported_event_store: 'foreign key (store) references users.account (uuid)',
  },
  indexes: { imported_event_by_age: '(imported_at)' },
};

export const CALENDARS_TABLES: readonly Table[] = [OWN_CALENDAR, CANCELED_EVENT, IMPORTED_EVENT];
