// What users declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { USERS_TABLES } from './persistence/tables.js';

export const usersManifest = {
  name: 'users',
  summary: 'Accounts of players and stores.',
  asks: [],
  ids: {
    '/api/users/': 'The id of the account.',
  },
  tables: USERS_TABLES,
  retention: [],
} as const satisfies ModuleManifest;
