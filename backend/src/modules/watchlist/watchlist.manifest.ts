// What watchlist declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { addDemoWatchlists } from './demo-watchlists.js';
import { WATCHLIST_TABLES } from './persistence/tables.js';
import { WATCHLIST_PERSONAL_DATA } from './watchlist.personal-data.js';

export const watchlistManifest = {
  name: 'watchlist',
  summary: 'The cards an account watches, and what it wants of them.',
  asks: ['cards', 'users', 'places', 'listings', 'events'],
  ids: {
    '/api/watchlist/': 'The ID of the account whose watchlist this is; must be your own.',
    '/api/watchlist/wants/': 'The ID of the card.',
    '/api/watchlist/lists/': 'The ID of the list.',
  },
  tables: WATCHLIST_TABLES,
  personalData: WATCHLIST_PERSONAL_DATA,
  retention: [
    {
      name: 'watchlist.forget-matches',
      text: `delete from watchlist.match where matched_at < $1::timestamptz - interval '180 days'`,
    },
    {
      // A hand-over is undone within seven days, or by a dispute of two weeks.
      name: 'watchlist.forget-received',
      text: `delete from watchlist.received where received_at < $1::timestamptz - interval '30 days'`,
    },
  ],
  demo: addDemoWatchlists,
} as const satisfies ModuleManifest;
