// What events keeps about a store, and how it is erased: an event says where the store is, so all of them go.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';
import { ATTENDANCE_PERSONAL_DATA } from './attendance/attendance.personal-data.js';
import { PICTURE_ROWS } from './pictures/picture.js';

export const EVENTS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  ...ATTENDANCE_PERSONAL_DATA,
  {
    tables: ['events.event', 'events.hidden_event'],
    exported: {
      as: 'events',
      description: 'The store’s events.',
      read: `select entry from (
          select starts_at, uuid, to_jsonb(e) - 'store' as entry from events.event e where store = $1
          union all select (event ->> 'starts_at')::timestamptz, uuid, event - 'store' from events.hidden_event where store = $1) every
        order by starts_at, uuid`,
    },
    erase: 'delete from events.event where store = $1',
  },
  {
    tables: ['events.hidden_event'],
    erase: 'delete from events.hidden_event where store = $1',
  },
  {
    tables: ['events.series'],
    exported: {
      as: 'eventSeries',
      description: 'The series of the store’s events.',
      read: `select to_jsonb(s) - 'store' as entry from events.series s where store = $1 order by created_at, uuid`,
    },
    erase: 'delete from events.series where store = $1',
  },
  {
    tables: ['events.template'],
    exported: {
      as: 'eventTemplates',
      description: 'The store’s templates of events.',
      read: `select to_jsonb(t) - 'store' as entry from events.template t where store = $1 order by created_at, uuid`,
    },
    erase: 'delete from events.template where store = $1',
  },
  {
    // After all that has one. The next sweep deletes their files.
    tables: ['events.picture'],
    exported: {
      as: 'eventPictures',
      description: 'Pictures of the store’s events, each with the URL that it can be loaded from.',
      read: PICTURE_ROWS.exported,
    },
    erase: 'delete from events.picture where store = $1',
  },
];
