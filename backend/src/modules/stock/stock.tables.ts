// The tables of stock, of all of its rooms.
import { EXPORTS_TABLES } from './exports/exports.tables.js';
import { IMPORT_TABLES } from './persistence/import.tables.js';
import { STOCK_TABLES as BATCH_TABLES } from './persistence/tables.js';
import { RECONCILE_TABLES } from './reconcile/reconcile.tables.js';
import { RULES_TABLES } from './rules/rules.tables.js';

export const STOCK_TABLES = [
  ...BATCH_TABLES,
  ...IMPORT_TABLES,
  ...EXPORTS_TABLES,
  ...RECONCILE_TABLES,
  ...RULES_TABLES,
];
