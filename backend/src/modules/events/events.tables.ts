// The tables of the module: those of events, of who goes to them, of pictures and of templates.
import type { Table } from '../../platform/manifest/table.js';
import { ATTENDANCE_TABLES } from './attendance/persistence/tables.js';
import { EVENTS_TABLES } from './persistence/tables.js';
import { PICTURE_ROWS } from './pictures/picture.js';
import { TEMPLATES_TABLES } from './templates/persistence/tables.js';

export const ALL_TABLES: readonly Table[] = [
  ...EVENTS_TABLES,
  ...ATTENDANCE_TABLES,
  PICTURE_ROWS.table,
  ...TEMPLATES_TABLES,
];
