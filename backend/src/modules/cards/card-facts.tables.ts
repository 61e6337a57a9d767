// The tables of what belongs to cards, and of how they come to be here.
import type { Table } from '../../platform/manifest/table.js';

/** Runs of the card import and how they ended. */
const IMPORT_RUN: Table = {
  name: 'cards.import_run',
  columns: {
    id: 'int not null generated always as identity',
    source: 'text not null',
    file: 'text not null',
    finished_at: 'timestamptz not null default now()',
    rows: 'int not null',
    added: 'int not null',
    changed: 'int not null',
    gone: 'int not null',
    skipped: 'json not null',
    started_at: 'timestamptz not null default now()',
    updated_at: 'timestamptz',
    etag: 'text',
    status: `text not null default 'imported'`,
    reason: 'text',
  },
  constraints: {
    import_run_pkey: 'primary key (id)',
    import_run_status: `check (status in ('imported', 'unchanged', 'failed'))`,
  },
  indexes: {
    import_run_of_source: '(source, id desc)',
  },
};

/** Answers of the live card database. */
const LIVE_ANSWER: Table = {
  name: 'cards.live_answer',
  columns: {
    key: 'bytea not null',
    bucket: 'text not null',
    status: 'smallint not null',
    body: 'text not null',
    stored_at: 'timestamptz not null default now()',
    expires_at: 'timestamptz not null',
  },
  constraints: {
    live_answer_pkey: 'primary key (key)',
    live_answer_bucket_fkey: 'foreign key (bucket) references cards.live_rate_limit (bucket)',
  },
  indexes: {
    live_answer_age: '(bucket, stored_at)',
    live_answer_end: '(expires_at)',
  },
};

/** The pace of calls to the live card database, shared by all replicas. */
const LIVE_RATE_LIMIT: Table = {
  name: 'cards.live_rate_limit',
  columns: {
    bucket: 'text not null',
    next_at: 'timestamptz not null default now()',
    open_until: 'timestamptz',
    failures: 'int not null default 0',
    limits: 'int not null default 0',
    limited_at: 'timestamptz',
  },
  constraints: {
    live_rate_limit_pkey: 'primary key (bucket)',
  },
};

/** The parts of each mana cost. */
const MANA_COST: Table = {
  name: 'cards.mana_cost',
  columns: {
    cost: 'text not null',
    symbols: 'text[] not null',
    generic: 'int not null',
  },
  constraints: {
    mana_cost_pkey: 'primary key (cost)',
  },
};

/** Ids that the card database has merged or deleted. */
const MIGRATION: Table = {
  name: 'cards.migration',
  columns: {
    id: 'uuid not null',
    performed_at: 'timestamptz not null',
    old_id: 'uuid not null',
    new_id: 'uuid',
    note: 'text',
  },
  constraints: {
    migration_pkey: 'primary key (id)',
  },
  indexes: {
    migration_of_old_id: '(old_id)',
  },
};

/** The beginnings of card names, for completion. */
const NAME_START: Table = {
  name: 'cards.name_start',
  columns: {
    start: 'text collate "C" not null',
    name: 'text not null',
    is_first: 'boolean not null',
    extra: 'boolean not null',
    prints: 'int not null default 0',
  },
  constraints: {
    name_start_pkey: 'primary key (start, name)',
  },
};

/** Daily prices of a printing, a month a row. */
const PRICE_MONTH: Table = {
  name: 'cards.price_month',
  columns: {
    pid: 'int not null',
    kind: 'smallint not null',
    month: 'date not null',
    cents: 'int[] not null',
  },
  constraints: {
    price_month_pkey: 'primary key (pid, kind, month)',
    price_month_cents_check: 'check (cardinality(cents) <= 31)',
    price_month_kind_check: 'check (kind between 1 and 6)',
    price_month_month_check: 'check (extract(day from month) = (1)::numeric)',
    price_month_pid_fkey: 'foreign key (pid) references cards.printing (pid)',
  },
  indexes: {
    price_month_age: `using brin (month) with (autosummarize='on')`,
  },
};

/** The latest prices of a printing. */
const PRINTING_PRICE: Table = {
  name: 'cards.printing_price',
  columns: {
    pid: 'int not null',
    usd: 'int',
    usd_foil: 'int',
    usd_etched: 'int',
    eur: 'int',
    eur_foil: 'int',
    tix: 'int',
    as_of: 'date not null',
    cheapest_usd: 'boolean',
    cheapest_eur: 'boolean',
    cheapest_tix: 'boolean',
  },
  constraints: {
    printing_price_pkey: 'primary key (pid)',
    printing_price_pid_fkey: 'foreign key (pid) references cards.printing (pid)',
  },
};

/** Names of cards without marks and blanks, for misspelled searches. */
const SPELLING: Table = {
  name: 'cards.spelling',
  columns: {
    oid: 'int not null',
    plain: 'text not null',
    letters: 'text collate "C" not null',
    kind: 'smallint not null',
    extra: 'boolean not null',
  },
  constraints: {
    spelling_pkey: 'primary key (oid, plain)',
    spelling_oid_fkey: 'foreign key (oid) references cards.oracle_card (oid) on delete cascade',
  },
  indexes: {
    spelling_letters: '(letters)',
    spelling_parts: 'using gin (letters gin_trgm_ops)',
  },
};

export const FACTS_TABLES: readonly Table[] = [
  IMPORT_RUN,
  LIVE_ANSWER,
  LIVE_RATE_LIMIT,
  MANA_COST,
  MIGRATION,
  NAME_START,
  PRICE_MONTH,
  PRINTING_PRICE,
  SPELLING,
];
