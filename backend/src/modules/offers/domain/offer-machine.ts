// The states of an offer and what leads from one to the next: the code and the drawing in docs/domain.md are of this table.
import type { OfferKind, OfferState } from './offer.js';

/** Who causes a transition: who made the offer, whose turn it is, who waits for an answer, or time and other modules. */
export type OfferActor = 'PROPOSER' | 'TURN' | 'WAITING' | 'SYSTEM';

export const OFFER_EVENTS = [
  'CHANGE',
  'SEND',
  'COUNTER',
  'ACCEPT',
  'DECLINE',
  'WITHDRAW',
  'EXPIRE',
  'VOID',
] as const;
export type OfferEvent = (typeof OFFER_EVENTS)[number];

export interface OfferTransition {
  readonly from: OfferState;
  readonly event: OfferEvent;
  readonly actor: OfferActor;
  readonly to: OfferState;
  /** Of which kinds of offers; all if left out. */
  readonly only?: OfferKind;
}

/** Everything that may happen. A state that is the `from` of no row is an end. */
export const OFFER_TRANSITIONS: readonly OfferTransition[] = [
  { from: 'DRAFT', event: 'CHANGE', actor: 'PROPOSER', to: 'DRAFT' },
  { from: 'DRAFT', event: 'SEND', actor: 'PROPOSER', to: 'OPEN' },
  { from: 'DRAFT', event: 'WITHDRAW', actor: 'PROPOSER', to: 'WITHDRAWN' },
  { from: 'DRAFT', event: 'VOID', actor: 'SYSTEM', to: 'VOID' },
  { from: 'OPEN', event: 'COUNTER', actor: 'TURN', to: 'OPEN', only: 'TRADE' },
  { from: 'OPEN', event: 'ACCEPT', actor: 'TURN', to: 'ACCEPTED' },
  { from: 'OPEN', event: 'DECLINE', actor: 'TURN', to: 'DECLINED' },
  { from: 'OPEN', event: 'WITHDRAW', actor: 'WAITING', to: 'WITHDRAWN' },
  { from: 'OPEN', event: 'EXPIRE', actor: 'SYSTEM', to: 'EXPIRED' },
  { from: 'OPEN', event: 'VOID', actor: 'SYSTEM', to: 'VOID' },
];

/** The states that end by themselves, and how: none is left without a timer. */
export const OFFER_TIMERS: Readonly<Partial<Record<OfferState, string>>> = {
  DRAFT: 'deleted 30 days after its last change',
  OPEN: 'expires after the hours it says, 72 by default',
};

/** What a transition is asked for. */
export interface OfferStep {
  readonly state: OfferState;
  readonly kind: OfferKind;
  readonly event: OfferEvent;
  readonly actor: OfferActor;
}

/** The state after a step; why there is none otherwise. */
export type OfferOutcome = { readonly to: OfferState } | { readonly refused: 'STATE' | 'ACTOR' | 'KIND' };

/** What becomes of an offer by a step. */
export function stepOf({ state, kind, event, actor }: OfferStep): OfferOutcome {
  const rows = OFFER_TRANSITIONS.filter((row) => row.from === state && row.event === event);
  if (rows.length === 0) return { refused: 'STATE' };
  const ofKind = rows.filter(({ only }) => only === undefined || only === kind);
  if (ofKind.length === 0) return { refused: 'KIND' };
  const row = ofKind.find((each) => each.actor === actor);
  return row ? { to: row.to } : { refused: 'ACTOR' };
}

/** Whether nothing leads on from a state. */
export const isEnd = (state: OfferState): boolean => OFFER_TRANSITIONS.every(({ from }) => from !== state);
