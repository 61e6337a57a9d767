// The tables of events as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { RULES_LEVELS } from '../domain/event-details.js';

/** What a store says of an event or a series beside the required. */
const DETAILS = {
  fee_cents: 'int',
  description: 'text',
  what_to_bring: 'text',
  prizes: 'text',
  rules_level: 'text',
  capacity: 'int',
  least_players: 'int',
  place_label: 'text',
  place_latitude: 'double precision',
  place_longitude: 'double precision',
  picture: 'uuid',
};

/** A place is a point with its town. */
const place = (table: string) => ({
  [`${table}_place`]: 'check (num_nulls(place_label, place_latitude, place_longitude) in (0, 3))',
  [`${table}_place_on_earth`]:
    'check (place_latitude between -90 and 90 and place_longitude between -180 and 180)',
});

/** Series of events. Their dates and times are those of the clock on the wall. */
const SERIES: Table = {
  name: 'events.series',
  columns: {
    uuid: 'uuid not null',
    store: 'uuid not null',
    name: 'text not null',
    location: 'text not null',
    format_id: 'int not null',
    time_zone: 'text not null',
    frequency: 'text not null',
    every: 'int not null',
    weekday: 'text not null',
    nth: 'int',
    starts_on: 'date not null',
    until: 'date',
    count: 'int',
    time: 'text not null',
    end_time: 'text',
    ...DETAILS,
    // The skipped dates, each with the id that its event had.
    skipped: 'jsonb not null',
    // No date up to here is made by the nightly job.
    made_until: 'date not null',
    // The last date by the rule.
    ends_on: 'date not null',
    version: 'int not null',
    created_at: 'timestamptz not null',
  },
  constraints: {
    series_pkey: 'primary key (uuid)',
    series_format: 'foreign key (format_id) references catalogs.tcg_format (id)',
    series_store: 'foreign key (store) references users.account (uuid)',
    series_end: 'check (num_nonnulls(until, count) = 1)',
    series_capacity: 'check (capacity between 1 and 5000)',
    series_least_players: 'check (least_players between 1 and coalesce(capacity, 5000))',
    series_picture: 'foreign key (picture) references events.picture (uuid)',
    ...place('series'),
    series_nth: `check ((frequency = 'MONTHLY') = (nth is not null))`,
  },
  indexes: {
    series_of_store: '(store, created_at, uuid)',
    series_by_made_until: '(made_until, uuid)',
    series_of_picture: '(picture) where picture is not null',
  },
};

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
    ends_at: 'timestamptz',
    ...DETAILS,
    series: 'uuid',
    occurs_on: 'date',
    is_changed: 'boolean not null default false',
    // The version in which its time, place, fee and other details were changed last; a trigger fills it.
    changed_in: 'jsonb',
  },
  constraints: {
    event_pkey: 'primary key (uuid)',
    event_capacity: 'check (capacity between 1 and 5000)',
    event_least_players: 'check (least_players between 1 and coalesce(capacity, 5000))',
    event_format: 'foreign key (format_id) references catalogs.tcg_format (id)',
    event_store: 'foreign key (store) references users.account (uuid)',
    event_picture: 'foreign key (picture) references events.picture (uuid)',
    event_series: 'foreign key (series) references events.series (uuid)',
    // Deferrable: one statement moves all events of a series to other dates.
    event_occurrence: 'unique (series, occurs_on) deferrable',
    ...place('event'),
    event_in_series: 'check ((series is null) = (occurs_on is null))',
    event_rules_level: `check (rules_level ${oneOf(RULES_LEVELS)})`,
  },
  indexes: {
    event_by_start: '(starts_at, uuid) include (store, format_id)',
    event_elsewhere: '(place_latitude, place_longitude, starts_at) where place_latitude is not null',
    event_of_store: '(store, starts_at, uuid)',
    event_of_series: '(series, starts_at) where series is not null',
    event_of_picture: '(picture) where picture is not null',
  },
};

/** Events that a moderator has hidden, as they were: whole, so that none of their columns can be missing. */
const HIDDEN_EVENT: Table = {
  name: 'events.hidden_event',
  columns: {
    uuid: 'uuid not null',
    store: 'uuid not null',
    event: 'jsonb not null',
    hidden_at: 'timestamptz not null',
  },
  constraints: {
    hidden_event_pkey: 'primary key (uuid)',
    hidden_event_store: 'foreign key (store) references users.account (uuid)',
  },
  indexes: { hidden_event_of_store: '(store)' },
};

/** The answers to them, likewise. */
const HIDDEN_ATTENDANCE: Table = {
  name: 'events.hidden_attendance',
  columns: { event: 'uuid not null', account: 'uuid not null', answer: 'jsonb not null' },
  constraints: {
    hidden_attendance_pkey: 'primary key (event, account)',
    hidden_attendance_event: 'foreign key (event) references events.hidden_event (uuid) on delete cascade',
    hidden_attendance_account: 'foreign key (account) references users.account (uuid)',
  },
  indexes: { hidden_attendance_of_account: '(account, event)' },
};

export const EVENTS_TABLES: readonly Table[] = [SERIES, EVENT, HIDDEN_EVENT, HIDDEN_ATTENDANCE];
