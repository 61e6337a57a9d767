// What cover declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { COVER_LIMITS } from './cover.limits.js';
import { COVER_PERSONAL_DATA } from './cover.personal-data.js';
import { COVER_TABLES } from './persistence/tables.js';

export const coverManifest = {
  name: 'cover',
  summary: 'Where to get a list of cards: plans for stores and people nearby.',
  asks: ['users', 'cards', 'listings', 'places', 'stock', 'storefronts'],
  ids: { '/api/cover/plans/': 'The ID of the plan.' },
  tables: COVER_TABLES,
  personalData: COVER_PERSONAL_DATA,
  limits: COVER_LIMITS,
  withoutKey: {
    coverList: 'it reads',
    refreshSavedPlan: 'a plan that is made twice is as good as once',
  },
} as const satisfies ModuleManifest;
