// The tables of stock as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { BATCH_KINDS, BATCH_STATUSES } from '../domain/batch.js';

/** Changes to many copies at once. */
const BATCH: Table = {
  name: 'stock.batch',
  columns: {
    uuid: 'uuid not null',
    owner: 'uuid not null',
    kind: 'text not null',
    status: 'text not null',
    summary: 'jsonb not null',
    created_at: 'timestamptz not null',
    done_at: 'timestamptz',
    undone_at: 'timestamptz',
    progress: 'jsonb',
    problem: 'jsonb',
    edit: 'jsonb',
  },
  constraints: {
    batch_pkey: 'primary key (uuid)',
    batch_kind: `check (kind ${oneOf(BATCH_KINDS)})`,
    batch_owner: 'foreign key (owner) references users.account (uuid)',
    batch_status: `check (status ${oneOf(BATCH_STATUSES)})`,
  },
  indexes: {
    batch_by_age: '(created_at)',
    batch_of_owner: '(owner, created_at desc, uuid desc)',
  },
};

/** What each copy was before a batch, and what it was right after it. */
const BATCH_ENTRY: Table = {
  name: 'stock.batch_entry',
  columns: {
    batch: 'uuid not null',
    listing: 'uuid not null',
    before: 'jsonb',
    version_before: 'int not null',
    version_after: 'int not null',
    status_after: 'text not null',
  },
  constraints: {
    batch_entry_pkey: 'primary key (batch, listing)',
    batch_entry_batch: 'foreign key (batch) references stock.batch (uuid) on delete cascade',
  },
  indexes: {
    batch_entry_of_listing: '(listing)',
  },
};

export const STOCK_TABLES: readonly Table[] = [BATCH, BATCH_ENTRY];
