// Who goes to events: how the operations about it are called, and who goes to the event of somebody.
import { randomUUID } from 'node:crypto';
import { scheduled } from '../src/modules/events/test/plan.js';
import { type Member, signedUp } from './people.js';
import type { Call } from './price-rule-calls.js';
import type { Story } from './story.js';

/** Somebody who goes to the event, and the code that they show there. */
export interface AttendanceBelongings {
  readonly attendee: string;
  readonly attendeeCode: string;
}
interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
type Aims = Readonly<Record<string, (of: AttendanceBelongings & { readonly event: string }) => Aim>>;

/** Somebody goes to an event that nobody goes to. */
export const nobodysAttendance = (): AttendanceBelongings => ({
  attendee: randomUUID(),
  attendeeCode: 'QQQ999',
});

/** Somebody goes to the event. */
export async function attendanceOf(market: Story, event: string): Promise<AttendanceBelongings> {
  const { client, user } = await signedUp(market);
  const { status, body } = await client.put<{ code: string }>(`/api/events/${event}/attendance`, {
    answer: 'GOING',
  });
  return status === 200 ? { attendee: user.uuid, attendeeCode: body.code } : nobodysAttendance();
}

/** What every member may call. */
export const OWN_ATTENDANCE: Aims = {
  getAttendedEvents: () => ({}),
  getOwnAttendance: ({ event }) => ({ path: { uuid: event } }),
  answerEvent: ({ event }) => ({ path: { uuid: event }, body: { answer: 'GOING' } }),
  leaveEvent: ({ event }) => ({ path: { uuid: event } }),
  getCanceledEvents: () => ({}),
  seeEvent: ({ event }) => ({ path: { uuid: event }, body: { version: 1 } }),
};

/** What the store of the event alone may call. */
export const ATTENDEES_OWNED: Aims = {
  getAttendees: ({ event }) => ({ path: { uuid: event } }),
  recordArrival: ({ event, attendee }) => ({
    path: { uuid: event, account: attendee },
    body: { arrival: 'CHECKED_IN' },
  }),
  checkInAttendee: ({ event, attendeeCode }) => ({ path: { uuid: event }, body: { code: attendeeCode } }),
  getAttendeeMessages: ({ event }) => ({ path: { uuid: event } }),
  writeToAttendees: ({ event }) => ({ path: { uuid: event }, body: { text: 'Please bring sleeves.' } }),
};

/** What creates something; see the test of the Idempotency-Key. */
export const attendanceCalls = (
  market: Story,
  store: () => Member,
  count: (table: string) => Promise<number>,
) => ({
  writeToAttendees: async () => {
    const writing = async (): Promise<Call> => {
      const { uuid } = await scheduled(store());
      await attendanceOf(market, uuid);
      return [store().client, `/api/events/${uuid}/messages`, { text: 'Please bring sleeves.' }];
    };
    return { call: await writing(), other: await writing(), size: () => count('events.message') };
  },
});
