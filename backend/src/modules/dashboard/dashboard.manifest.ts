// What dashboard declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';

export const dashboardManifest = {
  name: 'dashboard',
  summary: 'The dashboard: upcoming events, statistics, watched cards.',
  asks: ['listings', 'watchlist', 'events', 'catalogs', 'cards', 'users', 'places'],
  ids: {
    '/api/dashboard/': 'The ID of the account whose dashboard this is; must be your own.',
  },
} as const satisfies ModuleManifest;
