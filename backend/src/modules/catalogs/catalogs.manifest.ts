// What catalogs declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { CATALOGS_TABLES } from './persistence/tables.js';

export const catalogsManifest = {
  name: 'catalogs',
  summary: 'The games and formats on offer.',
  asks: [],
  ids: {},
  tables: CATALOGS_TABLES,
  retention: [],
} as const satisfies ModuleManifest;
