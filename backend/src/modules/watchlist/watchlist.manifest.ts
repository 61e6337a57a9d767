// What watchlist declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { addDemoWatchlists } from './demo-watchlists.js';
import { WATCHLIST_TABLES } from './persistence/tables.js';
import { WATCHLIST_PERSONAL_DATA } from './watchlist.personal-data.js';

export const watchlistManifest = {
  name: 'watchlist',
  summary: 'The cards an account watches.',
  asks: ['cards', 'users'],
  ids: {
    '/api/watchlist/': 'The ID of the account whose watchlist this is; must be your own.',
  },
  tables: WATCHLIST_TABLES,
  personalData: WATCHLIST_PERSONAL_DATA,
  demo: addDemoWatchlists,
} as const satisfies ModuleManifest;
