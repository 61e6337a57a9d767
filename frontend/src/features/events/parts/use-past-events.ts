/** The events of a store that are over, of as many years as are asked for. */
import { useEffect, useState } from 'react';
import { type EventDto, useEventsOfStoreInfiniteQuery } from '../../../api/events';
import { useLast } from '../../../lib/use-last';
import type { ReadOn } from '../../../ui/paged-list';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Before every event. */
export const BEGINNING = '2000-01-01T00:00:00.000Z';

const iso = (moment: number) => new Date(moment).toISOString();

/**
 * The server gives the soonest first: all of a span is read before the latest can be shown first. So the span is a
 * year to begin with, and twice as long each time until it holds an event more.
 */
export function usePastEvents(store: string): ReadOn<EventDto> {
  const [now] = useState(() => Date.now());
  const [years, setYears] = useState(1);
  const [wanted, setWanted] = useState(1);
  const start = Math.max(Date.parse(BEGINNING), now - years * YEAR_MS);
  const span = useEventsOfStoreInfiniteQuery({ uuid: store, from: iso(start), to: iso(now) });
  const ever = useEventsOfStoreInfiniteQuery({ uuid: store, from: BEGINNING, to: iso(now) });

  const { hasNextPage, isFetching, isError, fetchNextPage } = span;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const whole = hasNextPage ? undefined : span.currentData;
  const rows = useLast(whole?.pages ?? null)?.flatMap((page) => page.rows) ?? [];
  const total = Math.max(ever.currentData?.pages.at(-1)?.total ?? 0, rows.length);
  const short = rows.length < Math.min(wanted, total) && start > Date.parse(BEGINNING);
  const extend = whole !== undefined && short;
  useEffect(() => {
    if (extend) setYears(years * 2);
  }, [extend, years]);

  const known = ever.currentData !== undefined || ever.isError;
  const ready = rows.length > 0 || (whole !== undefined && known && !short);
  const retry = () => {
    if (span.isError) void span.refetch();
    if (ever.isError) void ever.refetch();
  };
  const failed = span.isError || ever.isError;
  return {
    currentData: ready ? { pages: [{ rows, total }] } : undefined,
    isError: failed,
    isFetching: isFetching || ever.isFetching,
    isFetchingNextPage: ready && (whole === undefined || short) && !failed,
    hasNextPage: rows.length < total || ever.isError,
    fetchNextPage: () => (failed ? retry() : setWanted(rows.length + 1)),
    refetch: retry,
  };
}
