// A deal: a promise between two accounts that reserves copies until they are handed over or the deal ends.
import type { Condition, Finish } from './copy.js';
import type { DealEvent, DealKind, DealState } from './deal-machine.js';

export const CANCEL_REASONS = ['CHANGED_MIND', 'SOLD_ELSEWHERE', 'CANNOT_COME', 'SAFETY', 'OTHER'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** What is wrong with a deal that was done. */
export const DISPUTE_REASONS = ['WRONG_CARD', 'WRONG_CONDITION', 'COUNTERFEIT', 'MISSING', 'OTHER'] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** How both settle a dispute: it stays as it was, or the copies go back. */
export const SETTLEMENTS = ['STANDS', 'UNDONE'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** Why a deal has ended. */
export const END_REASONS = [
  ...CANCEL_REASONS,
  'ACCOUNT_CLOSED',
  'NO_MEETING_AGREED',
  'NOBODY_CONFIRMED',
  'ONE_CONFIRMED',
  'BOTH_SAY_MET',
  'NOT_COLLECTED',
  'DID_NOT_MEET',
  'NO_SHOW',
  'STANDS',
  'UNDONE',
  'UNRESOLVED',
] as const;
export type EndReason = (typeof END_REASONS)[number];

export const SIGNALS = ['LATE', 'HERE'] as const;
export type SignalKind = (typeof SIGNALS)[number];

export const PLACE_KINDS = ['COUNTER', 'EVENT', 'TEXT'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** What a giver says of their copies when only one of the two has confirmed the hand-over. */
export const WHEREABOUTS = ['GONE', 'KEPT'] as const;
export type Whereabouts = (typeof WHEREABOUTS)[number];

/** What both are asked in private when nobody has confirmed a hand-over. */
export const MET_ANSWERS = ['HANDED_OVER', 'DID_NOT_MEET', 'OTHER_ABSENT'] as const;
export type MetAnswer = (typeof MET_ANSWERS)[number];

/** Where and when both meet; moments as ISO 8601 in UTC, and the zone of the place. */
export interface Meeting {
  readonly kind: PlaceKind;
  readonly event: { readonly id: string; readonly name: string } | null;
  readonly text: string | null;
  /** Whose counter it is, or who holds the event. */
  readonly store: { readonly uuid: string; readonly name: string } | null;
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  /** The staff of the store hand over between the two, who enter no codes: they need not meet. */
  readonly witnessOnly?: true;
}

/** Why both can't meet where they had agreed to. */
export const PLACE_LOSSES = [
  'EVENT_CALLED_OFF',
  'EVENT_MOVED',
  'STORE_MOVED',
  'STORE_CLOSED',
  'STORE_GONE',
] as const;
export type PlaceLoss = (typeof PLACE_LOSSES)[number];

/** One copy of the deal, as it was listed when the deal was opened. */
export interface DealLine {
  readonly nth: number;
  readonly listing: string;
  readonly giver: string;
  readonly cardId: string;
  readonly cardName: string;
  readonly setCode: string;
  readonly setName: string;
  readonly number: string;
  readonly imageUrl: string;
  readonly finish: Finish;
  readonly language: string;
  readonly condition: Condition;
  /** What both have agreed on at the table. */
  readonly agreedCondition: Condition;
  readonly priceCents: number;
  readonly shelf: string | null;
  readonly isStruck: boolean;
}

export interface Amendment {
  readonly by: string;
  /** Lines that are not handed over. */
  readonly struck: readonly number[];
  readonly conditions: readonly { readonly nth: number; readonly condition: Condition }[];
  /** Prices to agree on again, as the market has moved. */
  readonly prices: readonly { readonly nth: number; readonly cents: number }[];
  /** What is paid then: it follows the prices. */
  readonly cash: Deal['cash'];
}

/** Copies that the stock of their giver says are gone, while the deal keeps them. */
export interface StockConflict {
  readonly by: string;
  readonly listings: readonly string[];
  readonly since: string;
  /** The giver has until then to say whether they have them. */
  readonly until: string;
}

export interface Signal {
  readonly by: string;
  readonly signal: SignalKind;
  readonly at: string;
  readonly minutes: number | null;
}

/** All that a deal is; each change gives another one. */
export interface Deal {
  readonly uuid: string;
  readonly offer: string;
  readonly kind: DealKind;
  /** Who asked. */
  readonly first: string;
  /** Who was asked. */
  readonly second: string;
  /** The party that is a store; of two stores the one that was asked. */
  readonly store: string | null;
  readonly state: DealState;
  readonly version: number;
  /** Of the lines: the codes of the hand-over are for one of them. */
  readonly revision: number;
  readonly cash: { readonly cents: number; readonly payer: string } | null;
  readonly lines: readonly DealLine[];
  readonly meeting: Meeting | null;
  readonly proposal: (Meeting & { readonly by: string }) | null;
  /** The meeting that isn't possible any more, until both agree on another one. */
  readonly lostPlace: (Meeting & { readonly why: PlaceLoss }) | null;
  /** How often a meeting that was confirmed has been moved. */
  readonly moves: number;
  readonly amendment: Amendment | null;
  readonly shelf: string | null;
  readonly signals: readonly Signal[];
  /** Who have entered the other's code. */
  readonly confirmedBy: readonly string[];
  /** The store that witnessed the hand-over, or keeps the cards at its counter. */
  readonly witness: string | null;
  /** What givers have said of their copies, by account. */
  readonly whereabouts: Readonly<Record<string, Whereabouts>>;
  readonly claimedBy: string | null;
  readonly undoBy: string | null;
  readonly settlement: {
    readonly by: string;
    readonly outcome: Settlement;
    /** What the other has said before, if anything. */
    readonly otherOutcome?: Settlement;
  } | null;
  readonly dispute: {
    readonly by: string;
    readonly reason: DisputeReason;
    readonly note: string | null;
  } | null;
  /** One at a time: of both givers that of the first whose stock says so. */
  readonly conflict: StockConflict | null;
  readonly endReason: EndReason | null;
  readonly endNote: string | null;
  readonly endedBy: string | null;
  /** Whose cancellation counts as late. */
  readonly lateBy: string | null;
  /** Who did not come. */
  readonly noShowBy: string | null;
  readonly doneAt: Date | null;
  readonly timerAt: Date | null;
  /** The last step: doing it twice is doing it once. */
  readonly last: { readonly event: DealEvent; readonly by: string | null };
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export const MAX_MOVES = 3;
export const MAX_SHELF = 60;
export const MAX_SIGNALS = 10;
export const UNDO_DAYS = 7;

export const isParty = ({ first, second }: Deal, account: string): boolean =>
  account === first || account === second;

/** The other party. */
export const otherOf = ({ first, second }: Pick<Deal, 'first' | 'second'>, account: string): string =>
  account === first ? second : first;

/** The lines that are handed over. */
export const keptLines = ({ lines }: Pick<Deal, 'lines'>): readonly DealLine[] =>
  lines.filter(({ isStruck }) => !isStruck);

/** Who gives something that is handed over. */
export const giversOf = (deal: Pick<Deal, 'lines'>): readonly string[] => [
  ...new Set(keptLines(deal).map(({ giver }) => giver)),
];

/** The only one who gives cards; undefined where both do. */
export function soleGiver(deal: Pick<Deal, 'lines'>): string | undefined {
  const givers = giversOf(deal);
  return givers.length === 1 ? givers[0] : undefined;
}

/** When the deal is due: a hold at the end of its time, a meeting at its start, else when its state ends by itself. */
export function dueAt({ kind, meeting, timerAt, state }: Deal): Date | null {
  if (timerAt === null) return null;
  if (!meeting || (state !== 'SCHEDULED' && state !== 'READY')) return timerAt;
  return new Date(kind === 'HOLD' ? meeting.to : meeting.from);
}
