// A step of a deal: the table of states says where it leads, and everything that follows from the state is set here.

import { notNow, notYourTurn } from './deal.errors.js';
import {
  type Deal,
  type DealLine,
  giversOf,
  isParty,
  otherOf,
  type StockConflict,
  soleGiver,
} from './deal.js';
import {
  type CopiesEffect,
  type DealEvent,
  RESERVING_STATES,
  timerOf,
  transitionOf,
} from './deal-machine.js';

/** What a verb changes of a deal, beside its state. */
export interface Step {
  readonly event: DealEvent;
  /** Null where nobody did it. */
  readonly by: string | null;
  readonly changes?: Partial<Deal>;
}

/** A deal after a step, and what becomes of its copies. */
export interface Taken {
  readonly before: Deal;
  readonly after: Deal;
  readonly event: DealEvent;
  readonly by: string | null;
  readonly copies: CopiesEffect | null;
  /** Lines that were struck by this step: their copies are on offer again, but for those that the stock of their giver lacks. */
  readonly struck: readonly DealLine[];
}

/** Throws `deals.not-now` where the event can't happen, and `deals.not-your-turn` to who must wait for the other. */
export function take(deal: Deal, { event, by, changes = {} }: Step, now: Date): Taken {
  const transition = transitionOf(deal.state, event);
  if (!transition) throw notNow();
  if (transition.by === 'STORE' && by !== deal.store) throw notNow();
  if (transition.by === 'WITNESS' && (by === null || !isWitness(deal, by))) throw notNow();
  if (transition.by === 'OTHER' && by === spokenBy(deal, event)) throw notYourTurn();
  const state = transition.to ?? deal.state;
  const next = { ...deal, ...changes, state, version: deal.version + 1, last: { event, by }, changedAt: now };
  const isMoved = event === 'MEETING_CONFIRMED' || event === 'HOLD_MOVED';
  const after = state === deal.state && !isMoved ? next : entered(next, event, now);
  const struck = after.lines.filter((line, nth) => line.isStruck && !deal.lines[nth]?.isStruck);
  return { before: deal, after, event, by, copies: transition.copies ?? null, struck };
}

/** Whether the last step was one of these, by the same account: its answer was lost on the way, or somebody tapped twice. */
export const repeats = ({ last }: Deal, by: string, events: readonly DealEvent[]): boolean =>
  last.by === by && events.includes(last.event);

/** Whether this is the store at whose counter or event two others meet. */
export const isWitness = (deal: Deal, store: string): boolean =>
  deal.meeting?.store?.uuid === store && deal.store === null && !isParty(deal, store);

/** Who has said what the event answers. */
function spokenBy(deal: Deal, event: DealEvent): string | null {
  switch (event) {
    case 'MEETING_CONFIRMED':
      return deal.proposal?.by ?? null;
    case 'AMENDMENT_AGREED':
    case 'AMENDMENT_DECLINED':
      return deal.amendment?.by ?? null;
    case 'CONFIRMED_BY_BOTH':
    case 'CONFIRMED_IN_PART':
      return deal.confirmedBy[0] ?? null;
    case 'SETTLED':
      return deal.settlement?.by ?? null;
    case 'UNDONE':
      return deal.settlement?.by ?? deal.undoBy;
    default:
      return deal.claimedBy;
  }
}

/** With the timer of the state, and without what can't be answered in it any more. */
function entered(deal: Deal, event: DealEvent, now: Date): Deal {
  const meetingEnds = deal.meeting && new Date(deal.meeting.to);
  return {
    ...deal,
    timerAt: timerOf(deal.state, { event, now, meetingEnds }),
    proposal: transitionOf(deal.state, 'MEETING_CONFIRMED') ? deal.proposal : null,
    amendment: transitionOf(deal.state, 'AMENDMENT_AGREED') ? deal.amendment : null,
    conflict: RESERVING_STATES.includes(deal.state) ? deal.conflict : null,
  };
}

/**
 * The conflict that its giver is asked about. One that both have passed over on their way to the table is kept without a question:
 * its copies are not on offer again unless their giver says that they have them.
 */
export const askedConflict = ({ state, conflict }: Deal): StockConflict | null =>
  transitionOf(state, 'CONFLICT_CLEARED') ? conflict : null;

/** Whose turn it is; null for neither's. */
export function whoseTurn(deal: Deal): string | null {
  const { state, kind, proposal, amendment, confirmedBy, claimedBy, settlement, undoBy, store, whereabouts } =
    deal;
  const answering = (account: string) => otherOf(deal, account);
  const conflict = askedConflict(deal);
  if (conflict) return conflict.by;
  if (amendment) return answering(amendment.by);
  if (proposal) return answering(proposal.by);
  switch (state) {
    case 'AGREED':
      // The store knows where its counter is, and when it is open.
      return store && (kind === 'HOLD' || deal.lostPlace) ? store : deal.first;
    case 'SCHEDULED':
      return kind === 'HOLD' ? store : null;
    case 'READY':
      return store && answering(store);
    case 'HANDING':
      return confirmedBy[0] === undefined ? null : answering(confirmedBy[0]);
    case 'UNANSWERED':
      return giversOf(deal).find((giver) => !whereabouts[giver]) ?? null;
    case 'AT_COUNTER':
      return answering(soleGiver(deal) ?? deal.first);
    case 'RETURNING':
      return soleGiver(deal) ?? null;
    case 'NO_SHOW_CLAIMED':
      return claimedBy && answering(claimedBy);
    case 'DISPUTED':
      return settlement && answering(settlement.by);
    case 'DONE':
    case 'DONE_IN_PART':
      return undoBy && answering(undoBy);
    default:
      return null;
  }
}
