// What cards declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';

export const cardsManifest = {
  name: 'cards',
  summary: 'The card database.',
  asks: [],
  ids: {
    '/api/cards/': 'The id of the card.',
  },
} as const satisfies ModuleManifest;
