// What happens to a deal, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';
import type { DisputeReason } from './deal.js';
import type { DealEvent, DealState } from './deal-machine.js';

type OfDeal = { readonly deal: string; readonly parties: readonly string[] };

/** The deal has taken a step, other than its first; `by` is null where nobody took it. */
export type DealChanged = OfDeal & {
  readonly state: DealState;
  readonly from: DealState;
  readonly event: DealEvent;
  readonly by: string | null;
};
export const dealChanged = defineEvent<DealChanged>('deals.changed', subjectOf);

/** A party says that something is wrong with what was handed over. */
export type DealDisputed = OfDeal & {
  readonly by: string;
  readonly reason: DisputeReason;
  readonly note: string | null;
};
export const dealDisputed = defineEvent<DealDisputed>('deals.disputed', subjectOf);

/** So many hours are left until the deal is due. */
export type DealReminder = OfDeal & { readonly hours: number };
export const dealReminder = defineEvent<DealReminder>('deals.reminder', subjectOf);

/** Too many wrong codes were entered by one of them. */
export type HandOverLocked = OfDeal & { readonly by: string; readonly until: string };
export const handOverLocked = defineEvent<HandOverLocked>('deals.hand-over-locked', subjectOf);

function subjectOf({ deal }: OfDeal): string {
  return `deal:${deal}`;
}
