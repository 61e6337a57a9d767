/** Which events are looked for. */
import type { Weekday } from '../../../api/events';
import { WEEKDAYS } from '../../../lib/weekday';
import { boundsOf, isDay } from '../../../lib/when';

/** As the fields show them; nothing is an empty text. `from` and `to` are days. */
export interface Filters {
  q: string;
  tcg: string;
  from: string;
  to: string;
  format: string;
  /** The highest fee in dollars. */
  fee: string;
  /** With commas between them, in the order of the week. */
  weekday: string;
  /** Only events with free places, if it is `yes`. */
  free: string;
  /** Only within the reader's radius, if it is `mine`. */
  radius: string;
}

const NO_MORE = { format: '', fee: '', weekday: '', free: '', radius: '' };
export const NO_FILTERS: Filters = { q: '', tcg: '', from: '', to: '', ...NO_MORE };

/** Those beyond the ones that are always shown. */
export const MORE_FILTERS = ['format', 'fee', 'weekday', 'free', 'radius'] as const;
export type MoreFilter = (typeof MORE_FILTERS)[number];

/** Which of them are in use. */
export const moreIn = (filters: Filters): MoreFilter[] => MORE_FILTERS.filter((name) => filters[name] !== '');

const WORD = /^[A-Z][A-Z0-9_]{0,49}$/;
/** As the server takes it: up to 9999.99. */
const FEE = /^\d{1,4}(\.\d{1,2})?$/;

/** The filters of an address. What is no day, no game or no value of its filter is left out. */
export function filtersIn(params: URLSearchParams): Filters {
  const text = (name: string) => params.get(name) ?? '';
  const fitting = (name: string, pattern: RegExp) => (pattern.test(text(name)) ? text(name) : '');
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const days = text('weekday').split(',');
  return {
    q: text('q').slice(0, 100),
    tcg: fitting('tcg', WORD),
    from: day('from'),
    to: day('to'),
    format: fitting('format', WORD),
    fee: fitting('fee', FEE),
    weekday: WEEKDAYS.filter((weekday) => days.includes(weekday)).join(','),
    free: fitting('free', /^yes$/),
    radius: fitting('radius', /^mine$/),
  };
}

/** Whether no event can fit. */
export const outOfOrder = ({ from, to }: Filters): boolean => from !== '' && to !== '' && from > to;

/** What the server is asked besides the period. */
export const wantedBy = ({ q, tcg, format, fee, weekday, free, radius }: Filters) => ({
  q: q || undefined,
  tcg: tcg || undefined,
  format: format || undefined,
  feeMax: fee ? Number(fee) : undefined,
  weekday: weekday ? (weekday.split(',') as Weekday[]) : undefined,
  free: free ? true : undefined,
  radius: radius ? ('mine' as const) : undefined,
});

/** What the server is asked: the viewer's days from their first to their last moment. */
export const askedBy = (filters: Filters, isNearest = false) => ({
  ...wantedBy(filters),
  from: filters.from ? boundsOf(filters.from).start : undefined,
  to: filters.to ? boundsOf(filters.to).end : undefined,
  sort: isNearest ? ('nearest' as const) : undefined,
});
