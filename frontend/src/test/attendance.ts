/** Invented answers to events for the screens' tests. */
import type { OwnAttendance } from '../api/attendance';

/** How many go, of eight places. */
export const counts = (facts: Partial<OwnAttendance['attendance']> = {}): OwnAttendance['attendance'] => ({
  ...{ capacity: 8, leastPlayers: 6, going: 4, interested: 2, waiting: 0, freePlaces: 4 },
  ...facts,
});
/** What its reader has answered: nothing, unless `facts` say so. */
export const own = (facts: Partial<OwnAttendance> = {}): OwnAttendance => ({
  ...{ state: null, showsCards: false, confirmBy: null, position: null, code: null, checkedInAt: null },
  ...{ changes: [], version: 1 },
  attendance: counts(),
  ...facts,
});
