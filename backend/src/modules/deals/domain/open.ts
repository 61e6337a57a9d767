// How a deal begins: a trade is agreed on, a hold waits at the store's counter at once.
import type { ListedCopy } from './copy.js';
import type { Deal, DealLine, Meeting } from './deal.js';
import { type DealKind, timerOf } from './deal-machine.js';

export interface Opening {
  readonly uuid: string;
  readonly offer: string;
  readonly kind: DealKind;
  readonly first: string;
  readonly second: string;
  readonly store: string | null;
  readonly cash: Deal['cash'];
  readonly lines: readonly DealLine[];
  /** Of a hold, or one that both have agreed on in the offer. */
  readonly meeting: Meeting | null;
}

/** The line of a copy that is reserved for the deal at an agreed price. */
export function lineOf(copy: ListedCopy, nth: number, priceCents: number): DealLine {
  const { listing, lister: giver, cardId, cardName, setCode, setName, number, imageUrl } = copy;
  const { finish, language, condition, shelf } = copy;
  return {
    ...{ nth, listing, giver, cardId, cardName, setCode, setName, number, imageUrl, finish, language },
    ...{ condition, agreedCondition: condition, priceCents, shelf, isStruck: false },
  };
}

/** When its copies are back on offer unless something happens, and the zone of the place where that is read. */
export function reservedUntil(
  { kind, meeting, timerAt }: Pick<Deal, 'kind' | 'meeting' | 'timerAt'>,
  now: Date,
): { readonly until: Date; readonly zone: string | null } {
  const until = kind === 'HOLD' && meeting ? new Date(meeting.to) : (timerAt ?? now);
  return { until, zone: meeting?.timeZone ?? null };
}

/** A new deal. */
export function openDeal(opening: Opening, now: Date): Deal {
  const { meeting } = opening;
  const state = meeting ? 'SCHEDULED' : 'AGREED';
  const meetingEnds = meeting && new Date(meeting.to);
  return {
    ...opening,
    state,
    version: 1,
    revision: 1,
    proposal: null,
    lostPlace: null,
    moves: 0,
    amendment: null,
    shelf: null,
    signals: [],
    confirmedBy: [],
    witness: null,
    whereabouts: {},
    claimedBy: null,
    undoBy: null,
    settlement: null,
    dispute: null,
    conflict: null,
    endReason: null,
    endNote: null,
    endedBy: null,
    lateBy: null,
    noShowBy: null,
    doneAt: null,
    last: { event: 'OPENED', by: opening.first },
    timerAt: timerOf(state, { event: 'OPENED', now, meetingEnds }),
    createdAt: now,
    changedAt: now,
  };
}
