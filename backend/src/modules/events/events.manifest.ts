// What events declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { EVENTS_TABLES } from './persistence/tables.js';

export const eventsManifest = {
  name: 'events',
  summary: 'What stores invite people to.',
  asks: ['users', 'catalogs'],
  ids: {
    '/api/events/store/': 'The id of the store’s account.',
    '/api/events/': 'The id of the event.',
  },
  tables: EVENTS_TABLES,
  retention: [],
} as const satisfies ModuleManifest;
