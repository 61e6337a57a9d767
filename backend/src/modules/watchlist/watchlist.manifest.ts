// What watchlist declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';

export const watchlistManifest = {
  name: 'watchlist',
  summary: 'The cards that an account keeps an eye on.',
  asks: ['cards', 'users'],
  ids: {
    '/api/watchlist/': 'The id of the account whose watchlist this is: your own.',
  },
  retention: [],
} as const satisfies ModuleManifest;
