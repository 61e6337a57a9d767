// The tables of reconciliations as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { DRIFT_KINDS, RECONCILIATION_STATES } from './vocabulary.js';

/** Files that were compared with a stock, without changing it. The content is kept until it has been compared. */
const RECONCILIATION: Table = {
  name: 'stock.reconciliation',
  columns: {
    uuid: 'uuid not null',
    owner: 'uuid not null',
    name: 'text not null',
    size: 'int not null',
    content: 'bytea',
    blank_condition: 'text not null',
    state: 'text not null',
    progress: 'jsonb',
    format: 'text',
    totals: 'jsonb',
    problem: 'jsonb',
    created_at: 'timestamptz not null',
    finished_at: 'timestamptz',
  },
  constraints: {
    reconciliation_pkey: 'primary key (uuid)',
    reconciliation_owner: 'foreign key (owner) references users.account (uuid)',
    reconciliation_state: `check (state ${oneOf(RECONCILIATION_STATES)})`,
  },
  indexes: {
    reconciliation_by_age: '(created_at)',
    reconciliation_of_owner: '(owner, created_at desc, uuid desc)',
  },
};

/** The lines that differ, with what changed each last. */
const RECONCILIATION_LINE: Table = {
  name: 'stock.reconciliation_line',
  columns: {
    reconciliation: 'uuid not null',
    nth: 'int not null',
    kind: 'text not null',
    is_by_id: 'boolean not null',
    external_id: 'text',
    card_id: 'uuid',
    condition: 'text',
    finish: 'text',
    language: 'text',
    type: 'text',
    file_line: 'int',
    said: 'text',
    reason: 'text',
    theirs: 'int not null',
    ours: 'int not null',
    reserved: 'int not null',
    causes: `jsonb not null default '[]'`,
  },
  constraints: {
    reconciliation_line_pkey: 'primary key (reconciliation, nth)',
    reconciliation_line_reconciliation:
      'foreign key (reconciliation) references stock.reconciliation (uuid) on delete cascade',
    reconciliation_line_kind: `check (kind ${oneOf(DRIFT_KINDS)})`,
  },
};

export const RECONCILE_TABLES: readonly Table[] = [RECONCILIATION, RECONCILIATION_LINE];
