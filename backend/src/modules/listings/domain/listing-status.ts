// The states of a listing and transitions between them.

/** The states that the API shows: ACTIVE from the start, RESERVED while a deal keeps it, SOLD once the card has changed hands. */
export const STATUSES = ['ACTIVE', 'RESERVED', 'SOLD'] as const;
export type ShownStatus = (typeof STATUSES)[number];

/** The states that its lister may give it. */
export const SETTABLE_STATUSES = ['ACTIVE', 'SOLD'] as const;

/** A WITHDRAWN listing is shown to nobody, and deleted after 180 days. */
export const ALL_STATUSES = ['ACTIVE', 'RESERVED', 'SOLD', 'WITHDRAWN'] as const;
export type Status = (typeof ALL_STATUSES)[number];

/** From each state to those that may follow it. A sale and a withdrawal can be taken back for ten minutes. */
const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  ACTIVE: ['RESERVED', 'SOLD', 'WITHDRAWN'],
  RESERVED: ['ACTIVE', 'SOLD'],
  SOLD: ['ACTIVE'],
  WITHDRAWN: ['ACTIVE'],
};

/** Whether a listing may go from one state to another. */
export const mayBecome = (from: Status, to: Status): boolean => NEXT[from].includes(to);

/** Whether others than its lister see a listing in this state. */
export const isShown = (status: Status | undefined): boolean => status === 'ACTIVE' || status === 'RESERVED';
