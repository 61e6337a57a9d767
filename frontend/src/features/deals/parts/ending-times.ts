/** When a deal can end how: the rules that the server goes by (`domain/endings.ts` of its module of deals). */
import type { DealDto } from '../../../api/deals';
import { isStoresOwn } from './deal-words';

export const CANCEL_REASONS = ['CHANGED_MIND', 'SOLD_ELSEWHERE', 'CANNOT_COME', 'SAFETY', 'OTHER'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A deal that is canceled so soon after it began was hardly counted on. */
const REGRET_MS = 30 * MINUTE_MS;
const LATE_MS = 12 * HOUR_MS;
const NO_SHOW_AFTER_MS = 15 * MINUTE_MS;
/** So long after a hand-over it can be undone or disputed. */
const COMPLAINT_MS = 7 * DAY_MS;

type Facts<Key extends keyof DealDto> = Pick<DealDto, Key | 'store' | 'other'>;

/** Whether a cancellation now counts as late. */
export function isLate(
  deal: Facts<'kind' | 'meeting' | 'createdAt' | 'state'>,
  reason: CancelReason,
  now = Date.now(),
): boolean {
  if (reason === 'SAFETY' || now - Date.parse(deal.createdAt) < REGRET_MS) return false;
  // The cards lie at a counter: nobody waits for anybody there.
  if (deal.state === 'AT_COUNTER') return false;
  // That a store has sold copies elsewhere is a figure of its own.
  if (reason === 'SOLD_ELSEWHERE') return !isStoresOwn(deal);
  if (deal.meeting === null) return false;
  // A store is glad to learn that a hold isn't needed, and may take back what nobody has fetched in time.
  if (deal.kind === 'HOLD') return isStoresOwn(deal) && now < Date.parse(deal.meeting.to);
  return Date.parse(deal.meeting.from) - now < LATE_MS;
}

/** Whether one may say now that the other did not come. */
export function mayClaimNoShow(
  { kind, meeting }: Pick<DealDto, 'kind' | 'meeting'>,
  now = Date.now(),
): boolean {
  if (!meeting) return false;
  // A hold may be fetched until its end: before it nobody has failed to come.
  const begins = Date.parse(kind === 'HOLD' ? meeting.to : meeting.from);
  return now >= begins + NO_SHOW_AFTER_MS && now <= Date.parse(meeting.to) + DAY_MS;
}

const HANDED_OVER: readonly string[] = [
  'CONFIRMED_BY_BOTH',
  'CONFIRMED_IN_PART',
  'WITNESSED',
  'WITNESSED_IN_PART',
];

/** Whether what was handed over can still be undone or disputed. */
export function mayComplain({ history }: Pick<DealDto, 'history'>, now = Date.now()): boolean {
  const done = history.findLast(({ event }) => HANDED_OVER.includes(event));
  return !done || now - Date.parse(done.at) <= COMPLAINT_MS;
}
