// What the store does at whose counter or event two others meet: witness their hand-over, keep cards for who comes later, give them back.
import { linesChanged, notNow, notToLeave } from './deal.errors.js';
import { type Deal, otherOf, soleGiver } from './deal.js';
import type { DealEvent } from './deal-machine.js';
import { checkCodeTimes, isWhole } from './hand-over.js';
import { repeats, type Taken, take } from './step.js';

/** HANDED_OVER: both are there. LEFT: the giver leaves the cards, COLLECTED: the other fetches them. RETURNED: the giver has them again. */
export const WITNESS_ACTS = ['HANDED_OVER', 'LEFT', 'COLLECTED', 'RETURNED'] as const;
export type WitnessAct = (typeof WITNESS_ACTS)[number];

/** What a store may attest now of a deal whose parties meet there; `keepsCards`: it takes cards for others. */
export function possibleActs(deal: Deal, keepsCards: boolean): readonly WitnessAct[] {
  if (deal.state === 'AT_COUNTER') return ['COLLECTED'];
  if (deal.state === 'RETURNING') return ['RETURNED'];
  if (deal.state === 'HANDING') return ['HANDED_OVER'];
  if (deal.state !== 'SCHEDULED') return [];
  return mayBeLeft(deal, keepsCards) ? ['HANDED_OVER', 'LEFT'] : ['HANDED_OVER'];
}

const EVENTS_OF: Readonly<Record<WitnessAct, readonly DealEvent[]>> = {
  HANDED_OVER: ['WITNESSED', 'WITNESSED_IN_PART'],
  LEFT: ['LEFT_AT_COUNTER'],
  COLLECTED: ['WITNESSED', 'WITNESSED_IN_PART'],
  RETURNED: ['RETURNED'],
};

/** Whether the last step of a deal was this store's attesting of the same: its answer was lost on the way, or somebody tapped twice. */
export const hasAttested = (deal: Deal, store: string, act: WitnessAct): boolean =>
  repeats(deal, store, EVENTS_OF[act]);

/** Whether cards may be left: both have agreed on this counter, it keeps cards, and one of the two gives all of them. */
export const mayBeLeft = (deal: Deal, keepsCards: boolean): boolean =>
  keepsCards && deal.meeting?.kind === 'COUNTER' && soleGiver(deal) !== undefined;

/** Whose code belongs to an act. */
export function codeOwnersOf(deal: Deal, act: WitnessAct): readonly string[] {
  const giver = soleGiver(deal);
  if (act === 'HANDED_OVER') return [deal.first, deal.second];
  if (!giver) return [];
  return [act === 'COLLECTED' ? otherOf(deal, giver) : giver];
}

/** A store attests what has happened before its eyes. */
export interface Attested {
  readonly store: string;
  readonly act: WitnessAct;
  readonly keepsCards: boolean;
  /** Of cards that are left: where the store puts them. */
  readonly shelf: string | null;
}

/** Throws `deals.not-now`, `deals.not-to-leave`, `deals.code-not-open`, and `deals.lines-changed` while a change waits for an answer. */
export function attest(deal: Deal, { store: by, act, keepsCards, shelf }: Attested, now: Date): Taken {
  if (act === 'LEFT' && !mayBeLeft(deal, keepsCards)) throw notToLeave();
  if (!possibleActs(deal, keepsCards).includes(act)) throw notNow();
  if (deal.amendment) throw linesChanged();
  if (act === 'HANDED_OVER' || act === 'LEFT') checkCodeTimes(deal, now);
  if (act === 'RETURNED') {
    const changes = { shelf: null, endReason: deal.endReason ?? ('NOT_COLLECTED' as const) };
    return take(deal, { event: 'RETURNED', by, changes }, now);
  }
  if (act === 'LEFT')
    // The store sees the cards: whatever a stock says, they are there.
    return take(deal, { event: 'LEFT_AT_COUNTER', by, changes: { witness: by, shelf, conflict: null } }, now);
  const event = isWhole(deal) ? 'WITNESSED' : 'WITNESSED_IN_PART';
  return take(deal, { event, by, changes: { witness: by, doneAt: now } }, now);
}
