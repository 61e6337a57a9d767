// The tables of exports as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { CHANNELS, SINCE } from './channels.js';

/** Files for a channel, of the whole stock or filtered. `left_out` counts copies that the channel has no way to know. */
const EXPORT: Table = {
  name: 'stock.export',
  columns: {
    uuid: 'uuid not null',
    owner: 'uuid not null',
    channel: 'text not null',
    since: 'text not null',
    lines: 'int not null',
    copies: 'int not null',
    left_out: 'int not null',
    created_at: 'timestamptz not null',
    acknowledged_at: 'timestamptz',
    is_whole: 'boolean not null default false',
  },
  constraints: {
    export_pkey: 'primary key (uuid)',
    export_owner: 'foreign key (owner) references users.account (uuid)',
    export_channel: `check (channel ${oneOf(CHANNELS)})`,
    export_since: `check (since ${oneOf(SINCE)})`,
  },
  indexes: {
    export_by_age: '(created_at)',
    export_of_owner: '(owner, created_at desc, uuid desc)',
  },
};

/** What a file says, until its owner has uploaded it. */
const EXPORT_LINE: Table = {
  name: 'stock.export_line',
  columns: {
    export: 'uuid not null',
    external_id: 'text not null',
    quantity: 'int not null',
    held: 'int not null',
    before: 'int',
    added: 'int not null',
    price_cents: 'int not null',
    item: 'jsonb not null',
  },
  constraints: {
    export_line_pkey: 'primary key (export, external_id)',
    export_line_export: 'foreign key (export) references stock.export (uuid) on delete cascade',
  },
};

/** What a channel has, by the files that its owner has uploaded. */
const CHANNEL_LINE: Table = {
  name: 'stock.channel_line',
  columns: {
    owner: 'uuid not null',
    channel: 'text not null',
    external_id: 'text not null',
    quantity: 'int not null',
    price_cents: 'int not null',
    item: 'jsonb not null',
  },
  constraints: {
    channel_line_pkey: 'primary key (owner, channel, external_id)',
    channel_line_owner: 'foreign key (owner) references users.account (uuid)',
    channel_line_channel: `check (channel ${oneOf(CHANNELS)})`,
    channel_line_quantity: 'check (quantity > 0)',
  },
};

export const EXPORTS_TABLES: readonly Table[] = [EXPORT, EXPORT_LINE, CHANNEL_LINE];
