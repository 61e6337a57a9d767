// What events declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { addDemoEvents } from './demo-events.js';
import { EVENTS_LIMITS } from './events.limits.js';
import { EVENTS_PERSONAL_DATA } from './events.personal-data.js';
import { ALL_TABLES } from './events.tables.js';
import { FORGET_PICTURES } from './pictures/picture.statements.js';

export const eventsManifest = {
  name: 'events',
  summary: 'Events run by stores.',
  asks: ['users', 'catalogs', 'places', 'listings'],
  ids: {
    '/api/events/store/': 'The id of the store’s account.',
    '/api/events/series/': 'The id of the series.',
    '/api/events/templates/': 'The id of the template.',
    '/api/events/': 'The id of the event.',
  },
  tables: ALL_TABLES,
  limits: EVENTS_LIMITS,
  auditActions: ['events.called-off'],
  withoutKey: { checkInAttendee: 'Somebody who is checked in stays so.', previewSeries: 'It keeps nothing.' },
  personalData: EVENTS_PERSONAL_DATA,
  retention: [
    {
      // No-shows are remembered for a year; what nobody came of, for a month.
      name: 'events.forget-attendance',
      text: `delete from events.attendance a using events.event e where e.uuid = a.event
        and e.starts_at < $1::timestamptz - case when a.state = 'GOING' then interval '1 year' else interval '30 days' end`,
    },
    {
      name: 'events.forget-called-off',
      text: 'delete from events.called_off where starts_at < $1::timestamptz',
    },
    {
      // For as long as calendars show that it was canceled: 30 days from when it was, which was before it would have begun.
      name: 'events.forget-canceled-answers',
      text: `delete from events.canceled_answer
        where starts_at < $1::timestamptz and (was_going is not true or starts_at < $1::timestamptz - interval '30 days')`,
    },
    {
      // One that has begun is not shown again.
      name: 'events.forget-hidden',
      text: `delete from events.hidden_event where (event ->> 'starts_at')::timestamptz < $1::timestamptz`,
    },
    FORGET_PICTURES,
  ],
  demo: addDemoEvents,
} as const satisfies ModuleManifest;
