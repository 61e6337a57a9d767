// The steps that end a deal otherwise than by a hand-over, and what may follow one.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../kernel/durations.js';
import { tooEarly, tooLate } from './deal.errors.js';
import {
  type CancelReason,
  type Deal,
  type EndReason,
  giversOf,
  otherOf,
  type Settlement,
  UNDO_DAYS,
} from './deal.js';
import { transitionOf } from './deal-machine.js';
import { type Taken, take } from './step.js';

/** A deal that is cancelled so soon after it began was hardly counted on. */
const REGRET_MS = 30 * MINUTE_MS;
const LATE_MS = 12 * HOUR_MS;
const NO_SHOW_AFTER_MS = 15 * MINUTE_MS;

/** What somebody says when they cancel; `hasReported`: they have also reported the other. */
interface Cancellation {
  readonly reason: CancelReason;
  readonly note: string | null;
  readonly hasReported?: boolean;
}

/** Cancels with a reason. It counts as late shortly before the meeting, and for who has sold the copies elsewhere. */
export function cancel(
  deal: Deal,
  by: string,
  { reason, note, hasReported = false }: Cancellation,
  now: Date,
): Taken {
  // That a store has sold copies elsewhere is a figure of its own.
  const isSoldByStore = reason === 'SOLD_ELSEWHERE' && by === deal.store;
  const lateBy = isLate(deal, by, { reason, hasReported }, now) && !isSoldByStore ? by : null;
  const changes = { endReason: reason, endNote: note, endedBy: by, lateBy };
  return take(deal, { event: 'CANCELLED', by, changes }, now);
}

function isLate(
  { kind, meeting, createdAt, store, state }: Deal,
  by: string,
  { reason, hasReported }: Pick<Cancellation, 'reason' | 'hasReported'>,
  now: Date,
): boolean {
  if (now.getTime() - createdAt.getTime() < REGRET_MS) return false;
  // Nobody is to weigh a mark against their safety. Who lets the other wait says to us why, or it counts as for any other reason.
  if (reason === 'SAFETY' && (hasReported || !meeting || now < new Date(meeting.from))) return false;
  // The cards lie at a counter: nobody waits for anybody there.
  if (state === 'AT_COUNTER') return false;
  if (reason === 'SOLD_ELSEWHERE') return true;
  if (meeting === null) return false;
  // A store is glad to learn that a hold isn't needed, and may take back what nobody has fetched in time.
  if (kind === 'HOLD') return by === store && now < new Date(meeting.to);
  return Date.parse(meeting.from) - now.getTime() < LATE_MS;
}

/**
 * The account of a party is closed or suspended: nobody is left to deal with. Undefined where cards are on their way back, which the
 * store at whose counter they lie keeps in its record until they are fetched, where the other is still to say where theirs are, and where
 * this account has confirmed the hand-over: the other may have entered its code while they had no connection.
 */
export function closeAccount(deal: Deal, account: string, now: Date): Taken | undefined {
  if (deal.state === 'RETURNING') return undefined;
  if (deal.state === 'HANDING' && deal.confirmedBy.includes(account)) return undefined;
  if (deal.state === 'UNANSWERED' && hasYetToAnswer(deal, otherOf(deal, account))) return undefined;
  return leave(deal, account, now);
}

/** An account is erased. What it gives can't be kept or given back, nor can it be given anything: its deals end as soon as the other lets them. */
export function eraseAccount(deal: Deal, account: string, now: Date): Taken | undefined {
  if (deal.state !== 'HANDING' && !giversOf(deal).includes(account)) return closeAccount(deal, account, now);
  return leave(deal, account, now);
}

/**
 * A party deals at the counters of stores alone from now on: what was to be handed over elsewhere is cancelled, without a mark. Undefined
 * where it isn't, and where the hand-over has begun.
 */
export function keepToCounter(deal: Deal, account: string, now: Date): Taken | undefined {
  const { state, store, meeting } = deal;
  if (state !== 'AGREED' && state !== 'SCHEDULED' && state !== 'READY') return undefined;
  if (store !== null && (meeting === null || meeting.kind === 'COUNTER')) return undefined;
  const changes = { endReason: 'OTHER' as const, endedBy: account };
  return take(deal, { event: 'CANCELLED', by: account, changes }, now);
}

const leave = (deal: Deal, account: string, now: Date): Taken =>
  take(
    deal,
    { event: 'ACCOUNT_CLOSED', by: null, changes: { endReason: 'ACCOUNT_CLOSED', endedBy: account } },
    now,
  );

const hasYetToAnswer = (deal: Deal, giver: string): boolean =>
  giversOf(deal).includes(giver) && !deal.whereabouts[giver];

/** From when one may say that the other did not come, and until when. */
export function noShowTimes({
  kind,
  meeting,
}: Pick<Deal, 'kind' | 'meeting'>): { from: Date; until: Date } | undefined {
  if (!meeting) return undefined;
  // A hold may be fetched until its end: before it nobody has failed to come.
  const begins = Date.parse(kind === 'HOLD' ? meeting.to : meeting.from);
  return { from: new Date(begins + NO_SHOW_AFTER_MS), until: new Date(Date.parse(meeting.to) + DAY_MS) };
}

/** Says that the other did not come. When both say so, they did not meet. Throws `deals.too-early`, `deals.too-late`. */
export function claimNoShow(deal: Deal, by: string, now: Date): Taken {
  if (deal.state === 'NO_SHOW_CLAIMED') {
    const changes = { endReason: 'DID_NOT_MEET', claimedBy: deal.claimedBy } as const;
    return take(deal, { event: 'NO_SHOW_CLAIMED_BY_BOTH', by, changes }, now);
  }
  const taken = take(deal, { event: 'NO_SHOW_CLAIMED', by, changes: { claimedBy: by } }, now);
  const times = noShowTimes(deal);
  if (!times || now < times.from) throw tooEarly();
  if (now > times.until) throw tooLate();
  return taken;
}

/** Admits not to have come, or says otherwise. */
export function answerNoShow(deal: Deal, by: string, agrees: boolean, now: Date): Taken {
  if (!agrees) return take(deal, { event: 'NO_SHOW_CONTESTED', by }, now);
  return take(deal, { event: 'NO_SHOW_ADMITTED', by, changes: { endReason: 'NO_SHOW', noShowBy: by } }, now);
}

/** Says that something is wrong with what was handed over. Throws `deals.too-late`. */
export function dispute(deal: Deal, dispute: NonNullable<Deal['dispute']>, now: Date): Taken {
  const taken = take(deal, { event: 'DISPUTED', by: dispute.by, changes: { dispute, undoBy: null } }, now);
  refuseIfOld(deal, now);
  return taken;
}

/** Says how to settle a dispute; settled once the other has said the same last. Saying it twice changes nothing. */
export function settle(deal: Deal, by: string, outcome: Settlement, now: Date): Taken | undefined {
  const { settlement } = deal;
  const isMine = settlement?.by === by;
  const otherOutcome = isMine ? settlement.otherOutcome : settlement?.outcome;
  if (otherOutcome !== outcome) {
    if (isMine && settlement.outcome === outcome && deal.state === 'DISPUTED') return undefined;
    const changes = { settlement: { by, outcome, otherOutcome } };
    return take(deal, { event: 'SETTLEMENT_PROPOSED', by, changes }, now);
  }
  const hasChangedHands = deal.doneAt !== null;
  const event = outcome === 'UNDONE' && hasChangedHands ? 'UNDONE' : 'SETTLED';
  // The other has said it, though perhaps not last.
  const said = { ...deal, settlement: { by: otherOf(deal, by), outcome } };
  return take(said, { event, by, changes: { endReason: outcome } }, now);
}

/** Asks to undo a hand-over, or agrees to it. Asking twice changes nothing. Throws `deals.too-late`. */
export function undo(deal: Deal, by: string, now: Date): Taken | undefined {
  if (deal.undoBy === by && transitionOf(deal.state, 'UNDO_PROPOSED')) return undefined;
  const event = deal.undoBy === null ? 'UNDO_PROPOSED' : 'UNDONE';
  const changes: Partial<Deal> = event === 'UNDONE' ? { endReason: 'UNDONE' } : { undoBy: by };
  const taken = take(deal, { event, by, changes }, now);
  refuseIfOld(deal, now);
  return taken;
}

function refuseIfOld({ doneAt }: Deal, now: Date): void {
  if (doneAt && now.getTime() - doneAt.getTime() > UNDO_DAYS * DAY_MS) throw tooLate();
}

const TIMED_OUT: Readonly<Partial<Record<Deal['state'], EndReason>>> = {
  AGREED: 'NO_MEETING_AGREED',
  SCHEDULED: 'NOBODY_CONFIRMED',
  READY: 'NOBODY_CONFIRMED',
  UNANSWERED: 'ONE_CONFIRMED',
  RETURNING: 'NOT_COLLECTED',
  NO_SHOW_CLAIMED: 'NO_SHOW',
  DISPUTED: 'UNRESOLVED',
};

/** The time of the state is over. Undefined while it is not. */
export function timeOut(deal: Deal, now: Date): Taken | undefined {
  if (!deal.timerAt || deal.timerAt > now) return undefined;
  const { state, claimedBy, endReason } = deal;
  const noShowBy = state === 'NO_SHOW_CLAIMED' && claimedBy ? otherOf(deal, claimedBy) : null;
  // Cards that go back because one has cancelled are back for that reason.
  const changes = { endReason: endReason ?? TIMED_OUT[state] ?? null, noShowBy };
  return take(deal, { event: 'TIMED_OUT', by: null, changes }, now);
}
