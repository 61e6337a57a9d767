/** What a card has cost, as its page shows it: the last month, the last year, or all of it. */
import { useEffect, useMemo, useState } from 'react';
import { useGetCardPricesQuery } from '../../../api/cards';
import { dayOf, daysOf, linesFrom, linesOf, type PriceLine } from './price-lines';

/** The card's page waits for its history for so long: what stands below it need not move then. */
const PATIENCE_MS = 400;
const MONTH = 30;
const YEAR = 365;

export type PriceRange = 'month' | 'year' | 'all';

export interface PriceHistoryState {
  /** `none`: there are no two days to compare. */
  state: 'loading' | 'failed' | 'none' | 'shown';
  /** The answer is on its way, and not late yet. */
  soon: boolean;
  /** The day that the prices in the card are of. */
  asOf: string | null;
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
  const late = useLate(PATIENCE_MS);
  const [chosen, choose] = useState<PriceRange>();
  const year = useGetCardPricesQuery({ id: cardId });
  const { since = null, from = null, as_of: asOf = null } = year.data ?? {};
  const recent = useMemo(() => (year.data ? linesOf(year.data) : []), [year.data]);
  // The last year is what is asked for first; the years before it only when somebody wants to see them.
  const isOlder = since !== null && from !== null && since < from;
  const range = chosen ?? (isOlder && isComparable(recent) ? 'year' : 'all');
  const wantsAll = range === 'all' && isOlder;
  const whole = useGetCardPricesQuery({ id: cardId, from: since ?? undefined }, { skip: !wantsAll });
  const all = useMemo(() => (whole.data ? linesOf(whole.data) : []), [whole.data]);

  const query = wantsAll ? whole : year;
  const known = wantsAll && whole.data ? all : recent;
  const days = useMemo(() => daysOf(known), [known]);
  const last = days.at(-1) ?? 0;
  const begin = range === 'month' ? last - MONTH + 1 : (days[0] ?? 0);
  const lines = useMemo(() => linesFrom(known, begin), [known, begin]);
  return {
    state: stateOf(query, known),
    soon: year.isLoading && !late,
    asOf,
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

function stateOf(
  { data, isError, error }: { data?: object; isError: boolean; error?: object },
  known: PriceLine[],
): PriceHistoryState['state'] {
  // A card that the mirror lacks has no history.
  if (isError) return error && 'status' in error && error.status === 404 ? 'none' : 'failed';
  if (isComparable(known)) return 'shown';
  return data ? 'none' : 'loading';
}

function rangesOf(days: number): PriceRange[] {
  if (days <= MONTH) return [];
  return days <= YEAR ? ['month', 'all'] : ['month', 'year', 'all'];
}

/** Whether so many milliseconds have gone by. */
function useLate(afterMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return late;
}
