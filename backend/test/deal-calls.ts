// Calls about deals that take a step: each on a deal of its own, in the state that the step needs.
import type { DealBelongings } from './deal-aims.js';
import { DEALS_OWNED, dealsOf } from './deal-aims.js';
import { operationCalled } from './operations.js';
import type { Member } from './people.js';
import type { Call } from './price-rule-calls.js';
import type { Story } from './story.js';

/** What is called with an Idempotency-Key, once on a deal and once on another. */
const STEPS = [
  'proposeMeeting',
  'confirmMeeting',
  'putAside',
  'signalArrival',
  'proposeAmendment',
  'agreeAmendment',
  'declineAmendment',
  'cancelDeal',
  'resolveStockConflict',
  'claimNoShow',
  'answerNoShow',
  'disputeDeal',
  'settleDispute',
  'undoDeal',
  'sayWhereabouts',
  'sayWhetherMet',
] as const;

type Made = () => Promise<{ call: Call; other: Call; size: () => Promise<number> }>;

/** What each of them creates: a step of the history; `count` counts the rows of a table. */
export function dealCalls(
  market: Story,
  store: () => Member,
  count: (table: string, condition: string) => Promise<number>,
): Readonly<Record<string, Made>> {
  const size = async () =>
    (await count('deals.step', `event <> 'OPENED'`)) + (await count('deals.meeting_answer', 'true'));
  const dealOf = (id: string, belongings: DealBelongings) => DEALS_OWNED[id]?.(belongings).path?.uuid ?? '';
  const callOf = (id: string, belongings: DealBelongings): Call => [
    store().client,
    operationCalled(id).path.replace('{uuid}', dealOf(id, belongings)),
    DEALS_OWNED[id]?.(belongings).body,
  ];
  const taken = new Set<string>();
  let [one, two]: (DealBelongings | undefined)[] = [];
  /** Deals in every state take long to make: other ones are made only for a step whose deal has gone on already. */
  const made =
    (id: string): Made =>
    async () => {
      if (!one || !two || taken.has(dealOf(id, one)))
        [one, two] = [await dealsOf(market, store()), await dealsOf(market, store())];
      taken.add(dealOf(id, one));
      return { call: callOf(id, one), other: callOf(id, two), size };
    };
  return Object.fromEntries(STEPS.map((id) => [id, made(id)]));
}
