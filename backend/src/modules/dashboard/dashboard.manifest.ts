// What dashboard declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';

export const dashboardManifest = {
  name: 'dashboard',
  summary: 'What somebody sees first: events of the next days, figures, watched cards.',
  asks: ['listings', 'watchlist', 'events', 'users'],
  ids: {
    '/api/dashboard/': 'The id of the account whose dashboard this is: your own.',
  },
  tables: [],
  retention: [],
} as const satisfies ModuleManifest;
