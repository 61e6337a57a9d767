// The tables of imports as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { IMPORT_STATES } from '../domain/import-vocabulary.js';

/** Files on their way into a stock. */
const IMPORT: Table = {
  name: 'stock.import',
  columns: {
    uuid: 'uuid not null',
    owner: 'uuid not null',
    name: 'text not null',
    hash: 'text not null',
    size: 'int not null',
    content: 'bytea',
    state: 'text not null',
    revision: 'int not null default 1',
    is_read: 'boolean not null default false',
    choices: 'jsonb not null',
    file: 'jsonb',
    progress: 'jsonb',
    difference: 'jsonb',
    problem: 'jsonb',
    batch: 'uuid',
    created_at: 'timestamptz not null',
    updated_at: 'timestamptz not null',
    finished_at: 'timestamptz',
    basis: 'text',
  },
  constraints: {
    import_pkey: 'primary key (uuid)',
    import_owner: 'foreign key (owner) references users.account (uuid)',
    import_state: `check (state ${oneOf(IMPORT_STATES)})`,
  },
  indexes: {
    import_by_age: '(updated_at)',
    import_of_owner: '(owner, created_at desc, uuid desc)',
    import_open: `unique (owner) where (state <> 'COMMITTED')`,
    import_same_file: `(owner, hash) where (state = 'COMMITTED')`,
  },
};

/** Their rows: what the file says, what its owner says instead, and what becomes of them. */
const IMPORT_ROW: Table = {
  name: 'stock.import_row',
  columns: {
    import: 'uuid not null',
    nth: 'int not null',
    line: 'int not null',
    section: 'text not null',
    raw: 'jsonb not null',
    said: 'jsonb not null',
    problem: 'jsonb',
    skipped: 'text',
    card_id: 'uuid',
    unresolved: 'text',
    suggestions: `uuid[] not null default '{}'`,
    correction: 'jsonb',
    kind: 'text',
    reason: 'text',
    into_line: 'int',
    stock_card: 'uuid',
    quantity: 'int not null',
    condition: 'text',
    finish: 'text',
    language: 'text',
    type: 'text',
    price_cents: 'int',
    keeps_price: 'boolean not null default false',
    copies_before: 'int',
    copies_after: 'int',
    cents_before: 'bigint',
    cents_after: 'bigint',
    price_before: 'int',
  },
  constraints: {
    import_row_pkey: 'primary key (import, nth)',
    import_row_import: 'foreign key (import) references stock.import (uuid) on delete cascade',
    import_row_section: `check (section ${oneOf(['STOCK', 'DECK', 'WISH', 'ABSENT'])})`,
  },
  indexes: {
    import_row_of_kind: '(import, kind, nth)',
  },
};

/** How an account had files with a header read. */
const IMPORT_MAPPING: Table = {
  name: 'stock.import_mapping',
  columns: {
    owner: 'uuid not null',
    header: 'text not null',
    choice: 'jsonb not null',
    used_at: 'timestamptz not null',
  },
  constraints: {
    import_mapping_pkey: 'primary key (owner, header)',
    import_mapping_owner: 'foreign key (owner) references users.account (uuid)',
  },
};

export const IMPORT_TABLES: readonly Table[] = [IMPORT, IMPORT_ROW, IMPORT_MAPPING];
