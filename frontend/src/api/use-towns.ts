/** The towns that begin with what is typed. */
import { useDebouncedValue } from '@mantine/hooks';
import { useCallback, useEffect } from 'react';
import { hasProblemCode } from '../lib/problem';
import { type TownDto, useLazyFindPlacesQuery } from './places';

const DEBOUNCE_MS = 200;
/** A first start loads the list of towns for about a minute. */
const LOADING_RETRY_MS = 10_000;

/** `idle`: nothing is asked. `loading`: the server has no towns yet, and is asked again by itself. */
export type TownSearchState = 'idle' | 'searching' | 'found' | 'loading' | 'failed';

export interface TownSearch {
  state: TownSearchState;
  towns: readonly TownDto[];
  retry: () => void;
}

/**
 * The towns for `typed`; none where it is null. People type faster than answers come: an answer to older words counts only as far
 * as it still fits, and a call that nobody waits for any more is given up.
 */
export function useTowns(typed: string | null): TownSearch {
  const words = typed?.trim() || null;
  const [asked] = useDebouncedValue(words, DEBOUNCE_MS);
  const [ask, { data, currentData, error, isFetching, originalArgs }] = useLazyFindPlacesQuery();
  const search = useCallback((q: string) => ask(q, true), [ask]);
  useEffect(() => {
    if (asked === null) return;
    const asking = search(asked);
    return () => asking.abort();
  }, [search, asked]);

  const isAnswered = asked === words && originalArgs === words;
  const isCurrent = isAnswered && !isFetching;
  // Stays while it is asked again: what says so must not go away under the pointer.
  const failure = isAnswered && !currentData ? error : undefined;
  const isLoading = hasProblemCode(failure, 'places.loading');
  useEffect(() => {
    if (!isLoading || words === null) return;
    const timer = setInterval(() => void search(words), LOADING_RETRY_MS);
    return () => clearInterval(timer);
  }, [isLoading, words, search]);

  const answer = isCurrent ? currentData : undefined;
  return {
    state: words === null ? 'idle' : answer ? 'found' : failureState(failure, isLoading),
    towns: words === null || failure ? [] : (answer ?? stillFitting(data ?? [], words)),
    retry: () => words !== null && void search(words),
  };
}

const failureState = (failure: unknown, isLoading: boolean): TownSearchState =>
  !failure || isAborted(failure) ? 'searching' : isLoading ? 'loading' : 'failed';

/** A call that was given up for the next one. */
const isAborted = (failure: unknown): boolean => (failure as { name?: unknown }).name === 'AbortError';

const normalized = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const stillFitting = (towns: readonly TownDto[], words: string): readonly TownDto[] =>
  towns.filter(({ label }) => normalized(label).startsWith(normalized(words)));
