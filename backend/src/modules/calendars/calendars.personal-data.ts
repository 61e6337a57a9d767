// What calendars keep about a person, and how it is erased. The secret itself isn't kept, and its hash opens nothing.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const CALENDARS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['calendars.own_calendar'],
    exported: {
      as: 'ownCalendar',
      description: 'Since when the account’s own calendar has an address.',
      read: `select to_jsonb(c) - 'account' - 'secret_hash' as entry from calendars.own_calendar c where account = $1`,
    },
    erase: 'delete from calendars.own_calendar where account = $1',
  },
  {
    tables: ['calendars.canceled_event'],
    exported: {
      as: 'canceledEvents',
      description: 'Events that the store has called off; kept for 30 days.',
      read: `select to_jsonb(c) - 'store' as entry from calendars.canceled_event c where store = $1
        order by canceled_at, event`,
    },
    erase: 'delete from calendars.canceled_event where store = $1',
  },
];
