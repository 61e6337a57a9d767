// What events declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';

export const eventsManifest = {
  name: 'events',
  summary: 'What stores invite people to.',
  asks: ['users', 'catalogs'],
  ids: {
    '/api/events/store/': 'The id of the store’s account.',
    '/api/events/': 'The id of the event.',
  },
  retention: [],
} as const satisfies ModuleManifest;
