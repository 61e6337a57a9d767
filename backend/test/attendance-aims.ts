// How the operations on who goes to events are called.

interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
}
type Aims = Readonly<Record<string, (of: { readonly event: string }) => Aim>>;

/** What every member may call. */
export const OWN_ATTENDANCE: Aims = {
  getAttendedEvents: () => ({}),
  getOwnAttendance: ({ event }) => ({ path: { uuid: event } }),
  answerEvent: ({ event }) => ({ path: { uuid: event }, body: { answer: 'GOING' } }),
  leaveEvent: ({ event }) => ({ path: { uuid: event } }),
};
