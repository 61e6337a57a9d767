// The tables of watchlist as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { CONDITIONS } from '../../listings/index.js';
import { VISIBILITIES } from '../domain/want.js';

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

/** Lists that an account keeps its wants in. */
const WANT_LIST: Table = {
  name: 'watchlist.want_list',
  columns: {
    uuid: 'uuid not null',
    owner: 'uuid not null',
    name: 'text not null',
    is_alerting: 'boolean not null default true',
    created_at: 'timestamptz not null',
  },
  constraints: {
    want_list_pkey: 'primary key (uuid)',
    want_list_name: 'check (length(name) between 1 and 60)',
    want_list_of_owner: 'unique (owner, uuid)',
    want_list_owner: 'foreign key (owner) references users.account (uuid)',
  },
  indexes: {
    want_list_by_name: 'unique (owner, lower(name))',
  },
};

/**
 * What owners say of watched cards beside watching them; null means any. Cards are known by the ID that they are watched by. The version
 * begins at random: a want that was deleted and saved again is not taken for the one before it.
 */
const WANT: Table = {
  name: 'watchlist.want',
  columns: {
    owner: 'uuid not null',
    card_id: 'uuid not null',
    any_printing: 'boolean not null',
    quantity: 'smallint not null',
    least_condition: 'text',
    finishes: 'text[]',
    languages: 'text[]',
    max_cents: 'int',
    max_percent: 'smallint',
    for_trade: 'boolean not null',
    note: 'text',
    list: 'uuid',
    visibility: 'text not null',
    is_alerting: 'boolean not null',
    changed_at: 'timestamptz not null',
    version: 'int not null default 1 + floor(random() * 100000000)::int',
  },
  constraints: {
    want_pkey: 'primary key (owner, card_id)',
    want_condition: `check (least_condition ${oneOf(CONDITIONS)})`,
    want_list:
      'foreign key (owner, list) references watchlist.want_list (owner, uuid) on delete set null (list)',
    want_max_cents: 'check (max_cents between 1 and 99999999)',
    want_max_percent: 'check (max_percent between 1 and 1000)',
    want_note: 'check (length(note) between 1 and 200)',
    want_one_highest_price: 'check (max_cents is null or max_percent is null)',
    want_quantity: 'check (quantity between 1 and 999)',
    want_visibility: `check (visibility ${oneOf(VISIBILITIES)})`,
    want_watched:
      'foreign key (owner, card_id) references watchlist.watched_card (owner, card_id) on delete cascade',
  },
  indexes: {
    want_of_card: '(card_id, owner)',
    want_of_list: '(list) where (list is not null)',
    want_of_owner: '(owner, changed_at desc, card_id desc)',
  },
};

/**
 * Which copies fit which wants: each once, and again only when it is cheaper. `from_cents` is what it cost before, where it has become
 * cheaper; `batch` is what was offered at once.
 */
const MATCH: Table = {
  name: 'watchlist.match',
  columns: {
    owner: 'uuid not null',
    card_id: 'uuid not null',
    listing: 'uuid not null',
    price_cents: 'int not null',
    from_cents: 'int',
    lister: 'uuid not null',
    batch: 'uuid not null',
    matched_at: 'timestamptz not null',
  },
  constraints: {
    match_pkey: 'primary key (owner, card_id, listing, price_cents)',
    match_want: 'foreign key (owner, card_id) references watchlist.want (owner, card_id) on delete cascade',
  },
  indexes: {
    match_by_age: '(matched_at)',
    match_of_batch: '(batch, owner)',
    match_of_lister: '(lister)',
    match_of_owner: '(owner, matched_at desc, listing desc)',
  },
};

/** What a deal took off wants, to bring it back should both undo the deal: `want` and `watched` are the rows as they were before. */
const RECEIVED: Table = {
  name: 'watchlist.received',
  columns: {
    owner: 'uuid not null',
    deal: 'uuid not null',
    card_id: 'uuid not null',
    copies: 'int not null',
    want: 'jsonb not null',
    watched: 'jsonb not null',
    received_at: 'timestamptz not null',
  },
  constraints: {
    received_pkey: 'primary key (owner, deal, card_id)',
    received_owner: 'foreign key (owner) references users.account (uuid)',
  },
  indexes: {
    received_by_age: '(received_at)',
  },
};

export const WATCHLIST_TABLES: readonly Table[] = [
  WATCHED_CARD,
  WATCHER_COUNT,
  WANT_LIST,
  WANT,
  MATCH,
  RECEIVED,
];
