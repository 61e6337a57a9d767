// The tables of catalogs as they are now: a test compares them with what the migrations make.
import type { Table } from '../../../platform/manifest/table.js';

/** The formats of each game. */
const TCG_FORMAT: Table = {
  name: 'catalogs.tcg_format',
  columns: {
    id: 'int not null',
    value: 'text not null',
    name: 'text not null',
    tcg_type_id: 'int not null',
  },
  constraints: {
    tcg_format_pkey: 'primary key (id)',
    tcg_format_tcg_type_id_fkey: 'foreign key (tcg_type_id) references catalogs.tcg_type (id)',
    tcg_format_tcg_type_id_value_key: 'unique (tcg_type_id, value)',
  },
};

/** Trading card games. */
const TCG_TYPE: Table = {
  name: 'catalogs.tcg_type',
  columns: {
    id: 'int not null',
    value: 'text not null',
    name: 'text not null',
  },
  constraints: {
    tcg_type_pkey: 'primary key (id)',
    tcg_type_value_key: 'unique (value)',
  },
};

export const CATALOGS_TABLES: readonly Table[] = [TCG_FORMAT, TCG_TYPE];
