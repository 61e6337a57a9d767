// What storefronts declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { addDemoStorefronts } from './demo-storefronts.js';
import { FORGET_PICTURES } from './pictures/picture.statements.js';
import { STOREFRONTS_LIMITS } from './storefronts.limits.js';
import { STOREFRONTS_PERSONAL_DATA } from './storefronts.personal-data.js';
import { ALL_TABLES } from './storefronts.tables.js';

export const storefrontsManifest = {
  name: 'storefronts',
  summary: 'Public pages of stores and of cards, opening hours, pictures of stores, and following a store.',
  asks: ['users', 'places', 'listings', 'events', 'catalogs', 'cards'],
  ids: {
    '/api/storefronts/cards/': 'The ID of the card.',
    '/api/storefronts/': 'The ID of the store’s account.',
  },
  tables: ALL_TABLES,
  limits: STOREFRONTS_LIMITS,
  personalData: STOREFRONTS_PERSONAL_DATA,
  retention: [FORGET_PICTURES],
  demo: addDemoStorefronts,
} as const satisfies ModuleManifest;
