/** The period of an order history, as its address names it: in days by the clock of this browser. */
import type { SalesArg } from '../../../api/listings';
import { isOneOf } from '../../../lib/one-of';
import { isDay } from '../../../lib/when';

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
export function periodIn(params: URLSearchParams, now = new Date()): SalesPeriod | null {
  const asked = params.get(PERIOD_PARAM) ?? '';
  if (isDay(asked)) return { first: asked, last: asked };
  if (!isOneOf(PERIODS, asked)) return null;
  const [ago, many] = DAYS[asked];
  return { first: daysFrom(now, -ago), last: daysFrom(now, many - 1 - ago) };
}

/** What to ask for. A day ends when the next one begins: it may have 23 or 25 hours. */
export const salesIn = (owner: string, period: SalesPeriod | null): SalesArg =>
  period
    ? {
        owner,
        soldFrom: startOf(period.first).toISOString(),
        soldBefore: startOf(period.last, 1).toISOString(),
      }
    : { owner };

/** When a day begins, or one so many days after it. */
function startOf(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}

const daysFrom = (now: Date, days: number): string => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};
