// How the operations on calendars are called: a calendar of one's own is at an address that nobody else is given.
import { randomBytes } from 'node:crypto';
import { aPlan } from '../src/modules/events/test/plan.js';
import type { Member } from './people.js';
import type { Call } from './price-rule-calls.js';

type Aims = Readonly<Record<string, () => { readonly query?: string; readonly body?: unknown }>>;

/** What every member may call. */
export const OWN_CALENDARS: Aims = {
  getOwnCalendar: () => ({}),
  renewOwnCalendar: () => ({}),
  revokeOwnCalendar: () => ({}),
};

/** What needs a calendar: how it is refused without one. */
export const WITHOUT_CALENDAR: Readonly<Record<string, readonly [aim: Aims[string], refusal: string]>> = {
  // It takes the bytes of a file, not JSON.
  previewCalendar: [() => ({ body: {} }), 'request.media-type'],
  previewCalendarAt: [() => ({ body: { address: 'file:///etc/passwd' } }), 'calendars.bad-address'],
  importEvents: [() => ({ body: {} }), 'request.invalid'],
};

/** Makes an event of a calendar, and another one. */
export const calendarCalls = (
  store: () => Member,
  count: (table: string, where?: string) => Promise<number>,
) => ({
  importEvents: async () => {
    const { client } = store();
    const anImport = (): Call => {
      const event = { ...aPlan(), key: randomBytes(32).toString('base64url') };
      return [client, '/api/calendars/imports', { events: [event] }];
    };
    return { call: anImport(), other: anImport(), size: () => count('calendars.imported_event') };
  },
});
