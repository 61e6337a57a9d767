// How the operations on calendars are called: a calendar of one's own is at an address that nobody else is given.
import { aPlan } from '../src/modules/events/test/plan.js';
import type { Member } from './people.js';
import type { Call } from './price-rule-calls.js';

type Aims = Readonly<Record<string, () => { readonly query?: string; readonly body?: unknown }>>;

const importOf = (key: string) => ({ events: [{ ...aPlan(), key: key.repeat(43) }] });

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
    const size = () => count('calendars.imported_event');
    const importing = (key: string): Call => [client, '/api/calendars/imports', importOf(key)];
    const nth = (await size()) % 26;
    return {
      call: importing(String.fromCharCode(65 + nth)),
      other: importing(String.fromCharCode(97 + nth)),
      size,
    };
  },
});
