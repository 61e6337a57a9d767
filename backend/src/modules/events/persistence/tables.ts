// The tables of events as they are now: a test compares them with what the migrations make.
import type { Table } from '../../../platform/manifest/table.js';

/** Events of stores. */
const EVENT: Table = {
  name: 'events.event',
  columns: {
    uuid: 'uuid not null',
    id: `int not null default nextval('events.event_id_seq')`,
    store: 'uuid not null',
    name: 'text not null',
    location: 'text not null',
    starts_at: 'timestamptz not null',
    time_zone: 'text not null',
    format_id: 'int not null',
    version: 'int not null',
    created_at: 'timestamptz not null',
  },
  constraints: {
    event_pkey: 'primary key (uuid)',
    event_format: 'foreign key (format_id) references catalogs.tcg_format (id)',
    event_store: 'foreign key (store) references users.account (uuid)',
  },
  indexes: {
    event_by_start: '(starts_at, uuid) include (store, format_id)',
    event_of_store: '(store, starts_at, uuid)',
  },
};

/** Events that a moderator has hidden, until they begin. */
const HIDDEN_EVENT: Table = {
  name: 'events.hidden_event',
  columns: { ...EVENT.columns, id: 'int not null', hidden_at: 'timestamptz not null' },
  constraints: {
    hidden_event_pkey: 'primary key (uuid)',
    hidden_event_format: 'foreign key (format_id) references catalogs.tcg_format (id)',
    hidden_event_store: 'foreign key (store) references users.account (uuid)',
  },
  indexes: { hidden_event_of_store: '(store)' },
};

export const EVENTS_TABLES: readonly Table[] = [EVENT, HIDDEN_EVENT];
