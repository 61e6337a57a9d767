// The states of a deal, and what leads from one to another: the table that the code follows and docs/domain.md draws.
import { HOUR_MS } from '../../../kernel/durations.js';

/** HOLD: a store keeps cards at its counter until a moment. TRADE: two sides agree where and when they meet. */
export const DEAL_KINDS = ['HOLD', 'TRADE'] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

export const DEAL_STATES = [
  'AGREED',
  'SCHEDULED',
  'READY',
  'HANDING',
  'UNANSWERED',
  'AT_COUNTER',
  'RETURNING',
  'DONE',
  'DONE_IN_PART',
  'CANCELLED',
  'EXPIRED',
  'NO_SHOW_CLAIMED',
  'NO_SHOW',
  'DISPUTED',
  'RESOLVED',
  'UNCONFIRMED',
] as const;
export type DealState = (typeof DEAL_STATES)[number];

/** What can happen to a deal, in the past tense: the entries of its history. */
export const DEAL_EVENTS = [
  'OPENED',
  'MEETING_PROPOSED',
  'MEETING_CONFIRMED',
  'PLACE_LOST',
  'PUT_ASIDE',
  'SIGNALED',
  'AMENDMENT_PROPOSED',
  'AMENDMENT_AGREED',
  'CONFIRMED_BY_ONE',
  'CONFIRMED_BY_BOTH',
  'CONFIRMED_IN_PART',
  'WITNESSED',
  'WITNESSED_IN_PART',
  'LEFT_AT_COUNTER',
  'RETURNED',
  'GIVER_ANSWERED',
  'CARDS_ACCOUNTED_FOR',
  'BOTH_SAY_MET',
  'CANCELLED',
  'ACCOUNT_CLOSED',
  'NO_SHOW_CLAIMED',
  'NO_SHOW_ADMITTED',
  'NO_SHOW_CONTESTED',
  'NO_SHOW_CLAIMED_BY_BOTH',
  'DISPUTED',
  'SETTLEMENT_PROPOSED',
  'SETTLED',
  'UNDO_PROPOSED',
  'UNDONE',
  'TIMED_OUT',
  'STOCK_CONFLICT',
  'CONFLICT_CLEARED',
  'CONFLICT_LAPSED',
  'HOLD_MOVED',
  'AMENDMENT_DECLINED',
  'AMENDMENT_WITHDRAWN',
  'WITNESS_REQUIRED',
] as const;
export type DealEvent = (typeof DEAL_EVENTS)[number];

/**
 * Who may let it happen: either party, the one who has not spoken yet, the store that is a party, the store where two others meet, or
 * nobody but the server.
 */
export type Actor = 'EITHER' | 'OTHER' | 'STORE' | 'WITNESS' | 'SERVER';

/**
 * What happens to the copies of the deal, in the same transaction. ACCOUNT: what its giver says is gone is sold, the rest is released.
 * SELL_FREE: those that are on the market again are sold.
 */
export type CopiesEffect = 'RELEASE' | 'TRANSFER' | 'REVERSE' | 'ACCOUNT' | 'SELL_FREE';

export interface Transition {
  readonly from: readonly DealState[];
  readonly event: DealEvent;
  readonly by: Actor;
  /** Null: the state stays. */
  readonly to: DealState | null;
  readonly copies?: CopiesEffect;
}

/** Where the copies are reserved and nothing has been handed over. */
const BEFORE = ['AGREED', 'SCHEDULED', 'READY'] as const;
const MEETING = ['SCHEDULED', 'READY'] as const;
const AT_THE_TABLE = ['SCHEDULED', 'READY', 'HANDING'] as const;
/** Never READY: only a store that is a party puts cards aside, and where it is one no other store witnesses. */
const WITNESSED = ['SCHEDULED', 'HANDING', 'AT_COUNTER'] as const;
const FINISHED = ['DONE', 'DONE_IN_PART'] as const;

/** Each pair of a state and an event occurs once at most. */
export const TRANSITIONS: readonly Transition[] = [
  { from: BEFORE, event: 'MEETING_PROPOSED', by: 'EITHER', to: null },
  { from: ['AGREED', 'SCHEDULED'], event: 'MEETING_CONFIRMED', by: 'OTHER', to: 'SCHEDULED' },
  { from: ['READY'], event: 'MEETING_CONFIRMED', by: 'OTHER', to: 'READY' },
  { from: MEETING, event: 'PLACE_LOST', by: 'SERVER', to: 'AGREED' },
  // The store that keeps the cards is gone: their giver says where they are.
  { from: ['AT_COUNTER', 'RETURNING'], event: 'PLACE_LOST', by: 'SERVER', to: 'UNANSWERED' },
  // The staff of the store where two others meet hand over between them: that asks nothing of the other.
  { from: ['SCHEDULED'], event: 'WITNESS_REQUIRED', by: 'EITHER', to: null },
  { from: MEETING, event: 'HOLD_MOVED', by: 'SERVER', to: null },
  { from: ['SCHEDULED'], event: 'PUT_ASIDE', by: 'STORE', to: 'READY' },
  { from: AT_THE_TABLE, event: 'SIGNALED', by: 'EITHER', to: null },
  { from: ['AGREED', ...AT_THE_TABLE], event: 'AMENDMENT_PROPOSED', by: 'EITHER', to: null },
  { from: ['AGREED', ...AT_THE_TABLE], event: 'AMENDMENT_AGREED', by: 'OTHER', to: null },
  { from: ['AGREED', ...AT_THE_TABLE], event: 'AMENDMENT_DECLINED', by: 'OTHER', to: null },
  { from: ['AGREED', ...AT_THE_TABLE], event: 'AMENDMENT_WITHDRAWN', by: 'EITHER', to: null },
  { from: MEETING, event: 'CONFIRMED_BY_ONE', by: 'EITHER', to: 'HANDING' },
  { from: ['HANDING'], event: 'CONFIRMED_BY_BOTH', by: 'OTHER', to: 'DONE', copies: 'TRANSFER' },
  { from: ['HANDING'], event: 'CONFIRMED_IN_PART', by: 'OTHER', to: 'DONE_IN_PART', copies: 'TRANSFER' },
  {
    from: WITNESSED,
    event: 'WITNESSED',
    by: 'WITNESS',
    to: 'DONE',
    copies: 'TRANSFER',
  },
  {
    from: WITNESSED,
    event: 'WITNESSED_IN_PART',
    by: 'WITNESS',
    to: 'DONE_IN_PART',
    copies: 'TRANSFER',
  },
  { from: ['SCHEDULED'], event: 'LEFT_AT_COUNTER', by: 'WITNESS', to: 'AT_COUNTER' },
  { from: ['AT_COUNTER'], event: 'CANCELLED', by: 'EITHER', to: 'RETURNING' },
  { from: ['RETURNING'], event: 'RETURNED', by: 'WITNESS', to: 'EXPIRED', copies: 'RELEASE' },
  { from: ['UNANSWERED'], event: 'GIVER_ANSWERED', by: 'EITHER', to: null },
  {
    from: ['UNANSWERED'],
    event: 'CARDS_ACCOUNTED_FOR',
    by: 'EITHER',
    to: 'UNCONFIRMED',
    copies: 'ACCOUNT',
  },
  { from: ['EXPIRED'], event: 'BOTH_SAY_MET', by: 'SERVER', to: 'UNCONFIRMED', copies: 'SELL_FREE' },
  { from: BEFORE, event: 'CANCELLED', by: 'EITHER', to: 'CANCELLED', copies: 'RELEASE' },
  {
    from: [...BEFORE, 'RETURNING', 'NO_SHOW_CLAIMED'],
    event: 'ACCOUNT_CLOSED',
    by: 'SERVER',
    to: 'CANCELLED',
    copies: 'RELEASE',
  },
  // One says that the cards changed hands: givers say where theirs are.
  { from: ['HANDING'], event: 'ACCOUNT_CLOSED', by: 'SERVER', to: 'UNANSWERED' },
  { from: ['AT_COUNTER'], event: 'ACCOUNT_CLOSED', by: 'SERVER', to: 'RETURNING' },
  { from: ['UNANSWERED'], event: 'ACCOUNT_CLOSED', by: 'SERVER', to: 'UNCONFIRMED', copies: 'ACCOUNT' },
  { from: ['DISPUTED'], event: 'ACCOUNT_CLOSED', by: 'SERVER', to: 'RESOLVED' },
  { from: MEETING, event: 'NO_SHOW_CLAIMED', by: 'EITHER', to: 'NO_SHOW_CLAIMED' },
  { from: ['NO_SHOW_CLAIMED'], event: 'NO_SHOW_ADMITTED', by: 'OTHER', to: 'NO_SHOW', copies: 'RELEASE' },
  { from: ['NO_SHOW_CLAIMED'], event: 'NO_SHOW_CONTESTED', by: 'OTHER', to: 'DISPUTED', copies: 'RELEASE' },
  {
    from: ['NO_SHOW_CLAIMED'],
    event: 'NO_SHOW_CLAIMED_BY_BOTH',
    by: 'OTHER',
    to: 'EXPIRED',
    copies: 'RELEASE',
  },
  { from: FINISHED, event: 'DISPUTED', by: 'EITHER', to: 'DISPUTED' },
  { from: ['DISPUTED'], event: 'SETTLEMENT_PROPOSED', by: 'EITHER', to: null },
  { from: ['DISPUTED'], event: 'SETTLED', by: 'OTHER', to: 'RESOLVED' },
  { from: FINISHED, event: 'UNDO_PROPOSED', by: 'EITHER', to: null },
  { from: [...FINISHED, 'DISPUTED'], event: 'UNDONE', by: 'OTHER', to: 'RESOLVED', copies: 'REVERSE' },
  { from: BEFORE, event: 'TIMED_OUT', by: 'SERVER', to: 'EXPIRED', copies: 'RELEASE' },
  { from: ['HANDING'], event: 'TIMED_OUT', by: 'SERVER', to: 'UNANSWERED' },
  { from: ['UNANSWERED'], event: 'TIMED_OUT', by: 'SERVER', to: 'UNCONFIRMED', copies: 'ACCOUNT' },
  { from: ['AT_COUNTER'], event: 'TIMED_OUT', by: 'SERVER', to: 'RETURNING' },
  { from: ['RETURNING'], event: 'TIMED_OUT', by: 'SERVER', to: 'EXPIRED', copies: 'RELEASE' },
  { from: ['NO_SHOW_CLAIMED'], event: 'TIMED_OUT', by: 'SERVER', to: 'NO_SHOW', copies: 'RELEASE' },
  { from: ['DISPUTED'], event: 'TIMED_OUT', by: 'SERVER', to: 'RESOLVED' },
  // The stock of a giver says that a copy is gone: they say whether it is, and who says nothing has sold it elsewhere.
  { from: BEFORE, event: 'STOCK_CONFLICT', by: 'SERVER', to: null },
  { from: BEFORE, event: 'CONFLICT_CLEARED', by: 'EITHER', to: null },
  { from: BEFORE, event: 'CONFLICT_LAPSED', by: 'SERVER', to: 'CANCELLED', copies: 'RELEASE' },
];

const BY_STATE = new Map(
  TRANSITIONS.flatMap((transition) =>
    transition.from.map((state) => [`${state} ${transition.event}`, transition] as const),
  ),
);

/** What an event does in a state; undefined where it can't happen. */
export const transitionOf = (state: DealState, event: DealEvent): Transition | undefined =>
  BY_STATE.get(`${state} ${event}`);

const statesOf = (isIt: (transition: Transition) => boolean): readonly DealState[] => {
  const found = new Set(TRANSITIONS.filter(isIt).flatMap(({ from }) => from));
  return DEAL_STATES.filter((state) => found.has(state));
};

/** In which states an event can happen. */
export const statesBefore = (event: DealEvent): readonly DealState[] =>
  statesOf((each) => each.event === event);

/** In which states somebody may do something. */
export const statesFor = (actor: Actor): readonly DealState[] => statesOf(({ by }) => by === actor);

/** How long a state may last, in hours, from its beginning or from the end of the meeting. States without an entry are ends. */
export const TIMERS: Readonly<
  Partial<Record<DealState, { readonly hours: number; readonly after: 'ENTRY' | 'MEETING' }>>
> = {
  AGREED: { hours: 72, after: 'ENTRY' },
  SCHEDULED: { hours: 24, after: 'MEETING' },
  READY: { hours: 24, after: 'MEETING' },
  HANDING: { hours: 72, after: 'ENTRY' },
  UNANSWERED: { hours: 7 * 24, after: 'ENTRY' },
  AT_COUNTER: { hours: 14 * 24, after: 'ENTRY' },
  RETURNING: { hours: 30 * 24, after: 'ENTRY' },
  NO_SHOW_CLAIMED: { hours: 72, after: 'ENTRY' },
  DISPUTED: { hours: 14 * 24, after: 'ENTRY' },
};
/** A deal that has lost its place has this long to find another one. */
const NEW_PLACE_HOURS = 48;

export const isLive = (state: DealState): boolean => TIMERS[state] !== undefined;

/** Where the copies of a deal are reserved. */
export const RESERVING_STATES: readonly DealState[] = [
  'AGREED',
  'SCHEDULED',
  'READY',
  'HANDING',
  'UNANSWERED',
  'AT_COUNTER',
  'RETURNING',
  'NO_SHOW_CLAIMED',
];

/** When a state that is entered `now` by an event ends by itself; null for an end. */
export function timerOf(
  state: DealState,
  { event, now, meetingEnds }: { event: DealEvent; now: Date; meetingEnds: Date | null },
): Date | null {
  const timer = TIMERS[state];
  if (!timer) return null;
  const hours = event === 'PLACE_LOST' && state === 'AGREED' ? NEW_PLACE_HOURS : timer.hours;
  const from = timer.after === 'MEETING' ? (meetingEnds ?? now) : now;
  return new Date(from.getTime() + hours * HOUR_MS);
}
