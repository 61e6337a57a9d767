// How the operations on calendars are called: a calendar of one's own is at an address that nobody else is given.

type Aims = Readonly<Record<string, () => { readonly query?: string; readonly body?: unknown }>>;

/** What every member may call. */
export const OWN_CALENDARS: Aims = {
  getOwnCalendar: () => ({}),
  renewOwnCalendar: () => ({}),
  revokeOwnCalendar: () => ({}),
};
