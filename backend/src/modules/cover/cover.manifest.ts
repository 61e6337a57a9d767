// What cover declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { COVER_LIMITS } from './cover.limits.js';

export const coverManifest = {
  name: 'cover',
  summary: 'Where to get a list of cards: plans for stores and people nearby.',
  asks: ['users', 'cards', 'listings', 'places', 'stock', 'storefronts'],
  limits: COVER_LIMITS,
  withoutKey: {
    coverList: 'it reads',
  },
} as const satisfies ModuleManifest;
