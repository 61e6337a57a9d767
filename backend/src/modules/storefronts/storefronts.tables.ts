// The tables of the module: those of pages and followers, and of pictures.
import type { Table } from '../../platform/manifest/table.js';
import { STOREFRONTS_TABLES } from './persistence/tables.js';
import { PICTURE_ROWS } from './pictures/picture.js';

export const ALL_TABLES: readonly Table[] = [PICTURE_ROWS.table, ...STOREFRONTS_TABLES];
