// The tables of cards as they are now: a test compares them with what the migrations make.
import type { Table } from '../../platform/manifest/table.js';
import { FACTS_TABLES } from './card-facts.tables.js';

/** Each card as the card database has it. */
const CARD_RAW: Table = {
  name: 'cards.card_raw',
  columns: {
    id: 'uuid not null',
    raw: 'json not null',
  },
  constraints: {
    card_raw_pkey: 'primary key (id)',
    card_raw_id_fkey: 'foreign key (id) references cards.printing (id)',
  },
};

/** Cards, whatever their printing. */
const ORACLE_CARD: Table = {
  name: 'cards.oracle_card',
  columns: {
    oid: 'int not null generated always as identity',
    oracle_id: 'uuid not null',
    name: 'text not null',
    names: 'text not null',
    prints: 'int not null default 0',
    paper_prints: 'int not null default 0',
    sets: 'int not null default 0',
    paper_sets: 'int not null default 0',
    artists: 'int not null default 0',
    illustrations: 'int not null default 0',
  },
  constraints: {
    oracle_card_pkey: 'primary key (oid)',
    oracle_card_oracle_id_key: 'unique (oracle_id)',
  },
  indexes: {
    oracle_card_names: 'using gin (names gin_trgm_ops)',
  },
};

/** Printings of cards: what searches filter and sort by. */
const PRINTING: Table = {
  name: 'cards.printing',
  columns: {
    id: 'uuid not null',
    pid: 'int not null generated always as identity',
    oid: 'int not null',
    source: 'text not null',
    set_code: 'text not null',
    collector_number: 'text not null',
    number_value: 'int',
    lang: 'text not null',
    in_default: 'boolean not null default true',
    name: 'text not null',
    names: 'text not null',
    layout: 'text',
    rarity: 'text',
    released_at: 'date',
    games: 'text[] not null',
    finishes: 'text[] not null',
    art: 'uuid not null',
    extra: 'boolean not null',
    variation: 'boolean not null',
    ordinary: 'boolean not null',
    rank_name: 'int not null default 0',
    rank_released: 'int not null default 0',
    rank_set: 'int not null default 0',
    gone_at: 'timestamptz',
    merged_into: 'uuid',
    rid: 'int',
    facts: 'smallint not null default 0',
    name_key: `text collate "C" not null default ''`,
    rarity_rank: 'smallint',
    border: 'text',
    frame: 'text',
    frame_effects: `text[] not null default '{}'`,
    stamp: 'text',
    artist: 'text',
    flavor: 'text',
    watermarks: `text[] not null default '{}'`,
    promo_types: `text[] not null default '{}'`,
    flags: `text[] not null default '{}'`,
    firsts: `text[] not null default '{}'`,
    edhrec: 'int',
    penny: 'int',
    outer_ids: `text[] not null default '{}'`,
    names_hash: 'int generated always as (hashtext(names)) stored',
  },
  constraints: {
    printing_pkey: 'primary key (id)',
    printing_oid_fkey: 'foreign key (oid) references cards.oracle_card (oid)',
    printing_pid_key: 'unique (pid)',
    printing_place:
      'exclude using btree (set_code with =, collector_number with =, lang with =) where (gone_at is null) deferrable initially deferred',
    printing_rid_fkey: 'foreign key (rid) references cards.rules (rid)',
    printing_set_code_fkey: 'foreign key (set_code) references cards.set_info (code)',
  },
  indexes: {
    printing_artist: 'using gin (artist gin_trgm_ops)',
    printing_facts: '(facts) where (gone_at is null)',
    printing_flavor: 'using gin (flavor gin_trgm_ops)',
    printing_by_id: '(id) include (pid, oid, art, rank_name, merged_into)',
    printing_merged_ids: '(id, merged_into) where (merged_into is not null)',
    printing_merged: '(merged_into) where (merged_into is not null)',
    printing_of_art: '(art)',
    printing_of_card: '(oid) include (id, merged_into)',
    printing_of_rules: '(rid)',
    printing_outer_ids: 'using gin (outer_ids)',
    printing_shown:
      '(rid) include (pid, oid, art, rank_name, rank_set, rank_released, rarity_rank, names_hash, released_at, set_code, source, in_default, extra, variation) where (gone_at is null)',
  },
};

const LOOKUP = ['oid', 'art', 'pid', 'rank_name', 'nonfoil_cents', 'foil_cents', 'etched_cents'] as const;
const lookupColumns = (type: string) => Object.fromEntries(LOOKUP.map((name) => [name, type]));

/** One row of arrays with an element for each number of a printing: what it is shown as, or what it was merged into is. */
const PRINTING_LOOKUP: Table = {
  name: 'cards.printing_lookup',
  columns: {
    is_only: 'boolean not null default true',
    ...lookupColumns('int[] not null'),
  },
  constraints: {
    printing_lookup_pkey: 'primary key (is_only)',
    printing_lookup_is_only: 'check (is_only)',
  },
};

/** The same for printings whose numbers come after those, until all are written again. */
const PRINTING_LOOKUP_TAIL: Table = {
  name: 'cards.printing_lookup_tail',
  columns: {
    is_only: 'boolean not null default true',
    ...lookupColumns(`int[] not null default '{}'`),
  },
  constraints: {
    printing_lookup_tail_pkey: 'primary key (is_only)',
    printing_lookup_tail_is_only: 'check (is_only)',
  },
};

/** Rules texts, one row for all printings that share one. */
const RULES: Table = {
  name: 'cards.rules',
  columns: {
    rid: 'int not null generated always as identity',
    digest: 'uuid not null',
    type_line: 'text not null',
    type_words: 'text[] not null',
    oracle_text: 'text not null',
    full_text: 'text not null',
    own_text: 'text not null',
    own_full_text: 'text not null',
    cmc: 'numeric',
    colour_sets: 'int not null',
    colour_rank: 'smallint not null',
    identity: 'smallint not null',
    produced: 'smallint',
    costs: 'text[] not null',
    power: 'numeric[] not null',
    toughness: 'numeric[] not null',
    loyalty: 'numeric[] not null',
    keywords: 'text[] not null',
    legal: 'text[] not null',
    banned: 'text[] not null',
    restricted: 'text[] not null',
    flags: 'text[] not null',
  },
  constraints: {
    rules_pkey: 'primary key (rid)',
    rules_digest_key: 'unique (digest)',
  },
  indexes: {
    rules_flags: 'using gin (flags)',
    rules_keywords: 'using gin (keywords)',
    rules_oracle_text: 'using gin (oracle_text gin_trgm_ops)',
    rules_type_line: 'using gin (type_line gin_trgm_ops)',
    rules_type_words: 'using gin (type_words)',
  },
};

/** Sets. */
const SET_INFO: Table = {
  name: 'cards.set_info',
  columns: {
    code: 'text not null',
    name: 'text not null',
    set_type: 'text',
    released_at: 'date',
    raw: 'json',
    id: 'uuid',
    page: 'text',
    card_count: 'int not null default 0',
    variations: 'int not null default 0',
    digital: 'boolean not null default false',
    nonfoil_only: 'boolean not null default false',
    foil_only: 'boolean not null default false',
  },
  constraints: {
    set_info_pkey: 'primary key (code)',
  },
};

export const CARDS_TABLES: readonly Table[] = [
  CARD_RAW,
  ORACLE_CARD,
  PRINTING,
  PRINTING_LOOKUP,
  PRINTING_LOOKUP_TAIL,
  RULES,
  SET_INFO,
  ...FACTS_TABLES,
];
