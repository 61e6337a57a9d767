/** What a card has cost, as its page shows it: the last month, the last year, or all of it. */
import { useMemo, useState } from 'react';
import { type DatedPrices, newestPrices, useGetCardPricesQuery, yearOfPrices } from '../../../api/cards';
import { dayOf, daysOf, type PriceLine, priceLines, priceLinesFrom } from './price-lines';

const MONTH = 30;
const YEAR = 365;

export type PriceRange = 'month' | 'year' | 'all';

export interface PriceHistoryState {
  /** `none`: there is no price. `few`: there are too few days for a chart. */
  state: 'loading' | 'failed' | 'none' | 'few' | 'shown';
  /** The newest prices and their day, of one answer; null where there are none. */
  newest: DatedPrices | null;
  /** The lines of the range that is shown, and the first and the last day of it. */
  lines: PriceLine[];
  first: number;
  last: number;
  range: PriceRange;
  /** The ranges to choose from, the shortest first; none where all is shown anyway. */
  ranges: PriceRange[];
  choose: (range: PriceRange) => void;
  /** Another range is on its way. */
  busy: boolean;
  retry: () => void;
}

export function usePriceHistory(cardId: string): PriceHistoryState {
  const [chosen, choose] = useState<PriceRange>();
  const year = useGetCardPricesQuery(yearOfPrices(cardId));
  const { since = null, from = null } = year.data ?? {};
  const newest = useMemo(() => (year.data ? newestPrices(year.data) : null), [year.data]);
  const recent = useMemo(() => (year.data ? priceLines(year.data) : []), [year.data]);
  // The last year is what is asked for first; the years before it only when somebody wants to see them.
  const isOlder = since !== null && from !== null && since < from;
  const range = chosen ?? (isOlder && isComparable(recent) ? 'year' : 'all');
  const wantsAll = range === 'all' && isOlder;
  const whole = useGetCardPricesQuery({ id: cardId, from: since ?? undefined }, { skip: !wantsAll });
  const all = useMemo(() => (whole.data ? priceLines(whole.data) : []), [whole.data]);

  const query = wantsAll ? whole : year;
  const known = wantsAll && whole.data ? all : recent;
  const days = useMemo(() => daysOf(known), [known]);
  const last = days.at(-1) ?? 0;
  const begin = Math.max(days[0] ?? 0, range === 'month' ? last - MONTH + 1 : 0);
  const lines = useMemo(() => priceLinesFrom(known, begin), [known, begin]);
  return {
    state: stateOf(query, known, lines),
    newest,
    lines,
    first: begin,
    last,
    range,
    ranges: rangesOf(last - (isOlder ? dayOf(since) : (days[0] ?? 0)) + 1),
    choose,
    busy: query.isFetching,
    retry: () => void query.refetch(),
  };
}

const isComparable = (lines: PriceLine[]): boolean => daysOf(lines).length >= 2;

/** Two points with months between them are no line. */
function isSparse(lines: PriceLine[]): boolean {
  const [first, second, ...more] = daysOf(lines);
  if (first === undefined || more.length > 0) return false;
  return second === undefined || second - first > MONTH;
}

function stateOf(
  { data, isError, error }: { data?: object; isError: boolean; error?: object },
  known: PriceLine[],
  lines: PriceLine[],
): PriceHistoryState['state'] {
  // A card that the mirror lacks has no history. Where prices are only read again, those that are there stay.
  if (isError && !data) return error && 'status' in error && error.status === 404 ? 'none' : 'failed';
  if (known.length > 0) return isSparse(lines) ? 'few' : 'shown';
  return data ? 'none' : 'loading';
}

function rangesOf(days: number): PriceRange[] {
  if (days <= MONTH) return [];
  return days <= YEAR ? ['month', 'all'] : ['month', 'year', 'all'];
}
