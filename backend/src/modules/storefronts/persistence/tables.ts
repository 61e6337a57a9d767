// The tables of storefronts as they are now: a test compares them with what the migrations make.
import type { Table } from '../../../platform/manifest/table.js';

/** What a store says of itself; `time_zone` counts until it has confirmed its place. */
const STOREFRONT: Table = {
  name: 'storefronts.storefront',
  columns: {
    store: 'uuid not null',
    description: 'text',
    weekly: 'jsonb not null',
    exceptions: 'jsonb not null',
    time_zone: 'text',
    changed_at: 'timestamptz not null',
    version: 'int not null default 1',
    picture: 'uuid',
  },
  constraints: {
    storefront_pkey: 'primary key (store)',
    storefront_store: 'foreign key (store) references users.account (uuid)',
    storefront_description: 'check (length(description) between 1 and 1000)',
    storefront_picture: 'foreign key (picture) references storefronts.picture (uuid)',
  },
  indexes: { storefront_of_picture: '(picture) where picture is not null' },
};

/** Who follows which store. */
const FOLLOWER: Table = {
  name: 'storefronts.follower',
  columns: {
    account: 'uuid not null',
    store: 'uuid not null',
    followed_at: 'timestamptz not null',
  },
  constraints: {
    follower_pkey: 'primary key (account, store)',
    follower_account: 'foreign key (account) references users.account (uuid)',
    follower_store: 'foreign key (store) references users.account (uuid)',
  },
  indexes: {
    follower_by_time: '(account, followed_at desc, store desc)',
    follower_of_store: '(store)',
  },
};

export const STOREFRONTS_TABLES: readonly Table[] = [STOREFRONT, FOLLOWER];
