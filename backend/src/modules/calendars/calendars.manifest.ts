// What calendars declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { CALENDARS_LIMITS } from './calendars.limits.js';
import { CALENDARS_PERSONAL_DATA } from './calendars.personal-data.js';
import { CANCELED_DAYS } from './domain/listed-event.js';
import { FORGOTTEN_PLAN, IS_REMEMBERED } from './forgotten-plan.sql.js';
import { CALENDARS_TABLES } from './persistence/tables.js';

export const calendarsManifest = {
  name: 'calendars',
  summary: 'Events in calendars and feeds: of a store, of an area, and of a person’s own.',
  asks: ['users', 'places', 'catalogs', 'events', 'storefronts', 'listings'],
  ids: {
    '/api/calendars/events/': 'The ID of the event.',
    '/api/calendars/stores/': 'The ID of the store’s account.',
  },
  tables: CALENDARS_TABLES,
  limits: CALENDARS_LIMITS,
  personalData: CALENDARS_PERSONAL_DATA,
  withoutKey: {
    previewCalendar: 'it keeps nothing',
    previewCalendarAt: 'it keeps nothing',
    renewOwnCalendar:
      'the newest address takes the place of the one before, and an answer with a secret is not kept',
  },
  retention: [
    {
      // No date of a calendar is imported a year after it.
      name: 'calendars.forget-imported',
      text: `delete from calendars.imported_event where imported_at < $1::timestamptz - interval '1 year 26 weeks'`,
    },
    {
      name: 'calendars.forget-canceled',
      text: `update calendars.canceled_event set ${FORGOTTEN_PLAN}
        where canceled_at < $1::timestamptz - interval '${CANCELED_DAYS} days' and ${IS_REMEMBERED}`,
    },
    {
      // The version of an event goes on from that of its cancellation. No date that was canceled a year ago can be on again.
      name: 'calendars.forget-canceled-versions',
      text: `delete from calendars.canceled_event c where canceled_at < $1::timestamptz - interval '1 year'
        and not exists (select from events.scheduled e where e.uuid = c.event and e.starts_at >= $1::timestamptz - interval '1 day')`,
    },
  ],
} as const satisfies ModuleManifest;
