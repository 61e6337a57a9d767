// The tables of templates as they are now: a test compares them with what the migrations make.
import type { Table } from '../../../../platform/manifest/table.js';

/** Templates of stores; `event` is what events made from one are like. */
const TEMPLATE: Table = {
  name: 'events.template',
  columns: {
    uuid: 'uuid not null',
    store: 'uuid not null',
    name: 'text not null',
    event: 'jsonb not null',
    version: 'int not null',
    created_at: 'timestamptz not null',
  },
  constraints: {
    template_pkey: 'primary key (uuid)',
    template_store: 'foreign key (store) references users.account (uuid)',
    template_name: 'check (char_length(name) between 1 and 80)',
    template_event: `check (jsonb_typeof(event) = 'object')`,
  },
  indexes: { template_of_store: 'unique (store, lower(name))' },
};

export const TEMPLATES_TABLES: readonly Table[] = [TEMPLATE];
