// What users declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';

export const usersManifest = {
  name: 'users',
  summary: 'Accounts of players and stores.',
  asks: [],
  ids: {
    '/api/users/': 'The id of the account.',
  },
  retention: [],
} as const satisfies ModuleManifest;
