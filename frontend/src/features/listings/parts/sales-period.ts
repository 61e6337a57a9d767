/** The period of an order history, as its address names it: in days by the clock of this browser. */
import type { SalesArg } from '../../../api/listings';
import { isOneOf } from '../../../lib/one-of';
import { today } from '../../../lib/today';
import { daysAfter } from '../../../lib/weekday';
import { boundsOf, isDay } from '../../../lib/when';

export const PERIOD_PARAM = 'period';
/** Those that have a word; any other day is named by its date. */
export const PERIODS = ['today', 'yesterday', 'week'] as const;

/** How many days a period begins before today, and how many it has. */
const DAYS = { today: [0, 1], yesterday: [1, 1], week: [6, 7] } as const;

/** From one day to another, `YYYY-MM-DD`, both of them included. */
export interface SalesPeriod {
  first: string;
  last: string;
}

/** Null for all sales. */
export function periodIn(params: URLSearchParams, now = today()): SalesPeriod | null {
  const asked = params.get(PERIOD_PARAM) ?? '';
  if (isDay(asked)) return { first: asked, last: asked };
  if (!isOneOf(PERIODS, asked)) return null;
  const [ago, many] = DAYS[asked];
  return { first: daysAfter(now, -ago), last: daysAfter(now, many - 1 - ago) };
}

/** What to ask for. A day ends when the next one begins: it may have 23 or 25 hours. */
export const salesIn = (owner: string, period: SalesPeriod | null): SalesArg =>
  period
    ? {
        owner,
        soldFrom: boundsOf(period.first).start,
        soldBefore: boundsOf(daysAfter(period.last, 1)).start,
      }
    : { owner };
