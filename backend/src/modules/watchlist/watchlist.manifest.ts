// What watchlist declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { WATCHLIST_TABLES } from './persistence/tables.js';

export const watchlistManifest = {
  name: 'watchlist',
  summary: 'The cards that an account keeps an eye on.',
  asks: ['cards', 'users'],
  ids: {
    '/api/watchlist/': 'The id of the account whose watchlist this is: your own.',
  },
  tables: WATCHLIST_TABLES,
  retention: [],
} as const satisfies ModuleManifest;
