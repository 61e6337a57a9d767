// What catalogs declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';

export const catalogsManifest = {
  name: 'catalogs',
  summary: 'The games and formats on offer.',
  asks: [],
  ids: {},
  retention: [],
} as const satisfies ModuleManifest;
