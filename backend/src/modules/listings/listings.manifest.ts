// What listings declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { LISTINGS_TABLES } from './persistence/tables.js';

export const listingsManifest = {
  name: 'listings',
  summary: 'Cards that people buy, sell or trade.',
  asks: ['users', 'cards'],
  ids: {
    '/api/listings/user/': 'The id of the account whose listings these are.',
    '/api/listings/': 'The id of the listing.',
  },
  tables: LISTINGS_TABLES,
  retention: [
    {
      name: 'listings.forget-withdrawn',
      text: `delete from listings.listings where status = 'WITHDRAWN' and withdrawn_at < $1::timestamptz - interval '180 days'`,
    },
    {
      name: 'listings.forget-messages',
      text: 'delete from listings.message where forget_after < $1::timestamptz',
    },
  ],
} as const satisfies ModuleManifest;
