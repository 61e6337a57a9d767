// The tables of watchlist as they are now: a test compares them with what the migrations make.
import type { Table } from '../../../platform/manifest/table.js';

/** Cards on watchlists, each with its own snapshot of the card. */
const WATCHED_CARD: Table = {
  name: 'watchlist.watched_card',
  columns: {
    owner: 'uuid not null',
    card_id: 'uuid not null',
    card_name: 'text not null',
    card_set_code: 'text not null',
    card_set_name: 'text not null',
    card_number: 'text not null',
    card_image_url: 'text not null',
    added_at: 'timestamptz not null',
  },
  constraints: {
    watched_card_pkey: 'primary key (owner, card_id)',
    watched_card_owner: 'foreign key (owner) references users.account (uuid)',
  },
  indexes: {
    watched_card_by_card: '(card_id, owner)',
    watched_card_of_owner: '(owner, added_at desc, card_id desc)',
  },
};

/** How many people watch each card; triggers keep it. The dashboard sums it over all cards that a store has in stock. */
const WATCHER_COUNT: Table = {
  name: 'watchlist.watcher_count',
  columns: {
    card_id: 'uuid not null',
    watchers: 'int not null',
  },
  constraints: {
    watcher_count_pkey: 'primary key (card_id)',
  },
};

export const WATCHLIST_TABLES: readonly Table[] = [WATCHED_CARD, WATCHER_COUNT];
