// The tables of places as they are now: a test compares them with what the migrations make.
import type { Table } from '../../../platform/manifest/table.js';

/** Towns of 500 inhabitants and more; `areas` has the keys of its state and country, with | between them. */
const TOWN: Table = {
  name: 'places.town',
  columns: {
    id: 'int not null',
    name: 'text not null',
    label: 'text not null',
    country: 'text not null',
    latitude: 'double precision not null',
    longitude: 'double precision not null',
    population: 'int not null',
    zone: 'text not null',
    areas: 'text not null',
  },
  constraints: { town_pkey: 'primary key (id)' },
  indexes: { town_by_coordinates: '(latitude, longitude)' },
};

/** What finds a town: its names and postal codes. `origin` is "towns", or "postal:DE" of an imported file. */
const TOWN_NAME: Table = {
  name: 'places.town_name',
  columns: {
    key: 'text collate "C" not null',
    town: 'int not null',
    population: 'int not null',
    origin: 'text not null',
  },
  constraints: {},
  indexes: {
    town_name_by_key: '(key, population desc, town)',
    town_name_by_three: '("left"(key, 3), population desc)',
    town_name_by_two: '("left"(key, 2), population desc)',
  },
};

/** Which lists are loaded, by a hash of their content. */
const TOWN_LIST: Table = {
  name: 'places.town_list',
  columns: { origin: 'text not null', hash: 'text not null', loaded_at: 'timestamptz not null' },
  constraints: { town_list_pkey: 'primary key (origin)' },
};

/**
 * Where an account is: a store at its address, exactly; everybody else in a town, rounded to about a kilometre. It keeps what it
 * shows of the town, which a later list may lack.
 */
const ACCOUNT_PLACE: Table = {
  name: 'places.account_place',
  columns: {
    account: 'uuid not null',
    is_exact: 'boolean not null',
    town: 'int not null',
    label: 'text not null',
    country: 'text not null',
    zone: 'text not null',
    address: 'text',
    latitude: 'double precision not null',
    longitude: 'double precision not null',
    confirmed_at: 'timestamptz not null',
  },
  constraints: {
    account_place_pkey: 'primary key (account)',
    account_place_account: 'foreign key (account) references users.account (uuid)',
    account_place_address: 'check (is_exact = (address is not null))',
    account_place_coordinates: 'check (latitude between -90 and 90 and longitude between -180 and 180)',
    account_place_rounded: `check (is_exact or (address is null and latitude = round(latitude::numeric, 2)::float8
      and longitude = round(longitude::numeric, 2)::float8))`,
  },
  indexes: {
    account_place_by_strip: '((floor(latitude * 50)::int), longitude) include (latitude, account, is_exact)',
    account_place_by_coordinates: '(latitude, longitude, account) where is_exact',
  },
};

/**
 * How far an account looks, null for anywhere, and its unit, null for that of its language. Of a store that has removed its place also the
 * hash of the address: confirming another one is a move. `place_version` moves on when its place is set or removed.
 */
const PREFERENCE: Table = {
  name: 'places.preference',
  columns: {
    account: 'uuid not null',
    radius_km: 'int',
    unit: 'text',
    left_address_digest: 'text',
    place_version: 'int not null default 0',
  },
  constraints: {
    preference_pkey: 'primary key (account)',
    preference_account: 'foreign key (account) references users.account (uuid)',
    preference_radius: 'check (radius_km between 5 and 200)',
    preference_unit: `check (unit in ('KM', 'MI'))`,
  },
};

/** How often an account has moved in the day that began at `since`. It outlives the place: who removes it gains no moves. */
const MOVES: Table = {
  name: 'places.moves',
  columns: { account: 'uuid not null', since: 'timestamptz not null', count: 'int not null' },
  constraints: {
    moves_pkey: 'primary key (account)',
    moves_account: 'foreign key (account) references users.account (uuid)',
  },
  indexes: { moves_by_age: '(since)' },
};

export const PLACES_TABLES: readonly Table[] = [TOWN, TOWN_NAME, TOWN_LIST, ACCOUNT_PLACE, PREFERENCE, MOVES];
