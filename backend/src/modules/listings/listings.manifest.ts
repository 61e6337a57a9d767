// What listings declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';

export const listingsManifest = {
  name: 'listings',
  summary: 'Cards that people buy, sell or trade.',
  asks: ['users', 'cards'],
  ids: {
    '/api/listings/user/': 'The id of the account whose listings these are.',
    '/api/listings/': 'The id of the listing.',
  },
} as const satisfies ModuleManifest;
