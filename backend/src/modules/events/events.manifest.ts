// What events declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { addDemoEvents } from './demo-events.js';
import { EVENTS_LIMITS } from './events.limits.js';
import { EVENTS_PERSONAL_DATA } from './events.personal-data.js';
import { EVENTS_TABLES } from './persistence/tables.js';

export const eventsManifest = {
  name: 'events',
  summary: 'Events run by stores.',
  asks: ['users', 'catalogs', 'places'],
  ids: {
    '/api/events/store/': 'The id of the store’s account.',
    '/api/events/series/': 'The id of the series.',
    '/api/events/': 'The id of the event.',
  },
  tables: EVENTS_TABLES,
  limits: EVENTS_LIMITS,
  auditActions: ['events.called-off'],
  withoutKey: { previewSeries: 'It keeps nothing.' },
  personalData: EVENTS_PERSONAL_DATA,
  retention: [
    {
      // One that has begun is not shown again.
      name: 'events.forget-hidden',
      text: `delete from events.hidden_event where (event ->> 'starts_at')::timestamptz < $1::timestamptz`,
    },
  ],
  demo: addDemoEvents,
} as const satisfies ModuleManifest;
