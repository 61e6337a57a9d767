// What attendance keeps about a person: their answers, and what a store has written to those who go.
import type { PersonalDataPart } from '../../../platform/manifest/personal-data-part.js';

export const ATTENDANCE_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['events.attendance', 'events.hidden_attendance'],
    exported: {
      as: 'eventsAttended',
      description: 'What you answered to events, and whether you came; kept for a year after the event.',
      read: `select entry from (
          select to_jsonb(a) - 'account' as entry from events.attendance a where account = $1
          union all select answer - 'account' from events.hidden_attendance where account = $1) every
        order by entry ->> 'answered_at', entry ->> 'event'`,
    },
    erase: 'delete from events.attendance where account = $1',
  },
  {
    tables: ['events.hidden_attendance'],
    erase: 'delete from events.hidden_attendance where account = $1',
  },
  {
    // What others have answered to the events of a store, before these: nobody is to be notified of what goes with them.
    tables: ['events.attendance'],
    erase: 'delete from events.attendance where event in (select uuid from events.event where store = $1)',
  },
  {
    tables: ['events.called_off'],
    exported: {
      as: 'eventsCalledOff',
      description: 'Canceled events that you had answered, until you are notified of it.',
      read: `select to_jsonb(c) - 'attendees' - 'going' || jsonb_build_object('was_going', $1 = any (going)) as entry
        from events.called_off c where $1 = any (attendees)
        order by starts_at, event`,
    },
    erase: `update events.called_off set attendees = array_remove(attendees, $1), going = array_remove(going, $1)
      where $1 = any (attendees)`,
  },
  {
    tables: ['events.canceled_answer'],
    exported: {
      as: 'canceledEventsAnswered',
      description:
        'Canceled events that you had answered: kept until they would have begun, for 30 days longer if you were going.',
      read: `select to_jsonb(c) - 'account' as entry from events.canceled_answer c where account = $1 order by starts_at, event`,
    },
    erase: 'delete from events.canceled_answer where account = $1',
  },
  {
    tables: ['events.message'],
    exported: {
      as: 'eventMessages',
      description: 'What your store wrote to those who go to its events.',
      read: `select to_jsonb(m) as entry from events.message m join events.event e on e.uuid = m.event
        where e.store = $1 order by m.sent_at, m.event`,
    },
    erase: 'delete from events.message where event in (select uuid from events.event where store = $1)',
  },
];
