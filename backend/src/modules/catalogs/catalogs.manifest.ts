// What catalogs declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { CATALOGS_TABLES } from './persistence/tables.js';

export const catalogsManifest = {
  name: 'catalogs',
  summary: 'The supported games and formats.',
  asks: [],
  tables: CATALOGS_TABLES,
} as const satisfies ModuleManifest;
