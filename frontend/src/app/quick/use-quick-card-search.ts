/** What is found while somebody types: cards, names that complete what is typed, and how the search stands. */
import { useDebouncedValue } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { normalizedQuery, useCardNames } from '../../api/card-names';
import { type Card, cardsApi } from '../../api/cards';
import { completionOf } from '../../lib/name-completion';
import { searchRefusal } from '../../lib/search-refusal';

/** So long after the last key the cards are asked for; the names come sooner. */
const DEBOUNCE_MS = 250;
const MAX_CARDS = 6;
const MAX_NAMES = 4;
const MIN_LETTERS = 2;

/** `none`: no card matches; `refused`: the search cannot be read, and `why`. */
export type SearchState = 'idle' | 'looking' | 'found' | 'none' | 'refused' | 'failed';

export interface Found {
  state: SearchState;
  cards: readonly Card[];
  names: readonly string[];
  /** The card database's own words about a search that it refused. */
  why: string | null;
  retry: () => void;
}

/**
 * An answer to older words stays until the next one, as far as it still fits: the list would come and go with each key. A call that nobody
 * waits for any more is given up.
 */
export function useQuickCardSearch(typed: string): Found {
  const words = typed.trim();
  const wanted = words.replace(/[^\p{L}\p{N}]/gu, '').length >= MIN_LETTERS ? words : null;
  const names = useCardNames(wanted === null ? null : (completionOf(typed)?.query ?? null));
  const [asked] = useDebouncedValue(wanted, DEBOUNCE_MS);
  const [ask, { data, currentData, error, isFetching, originalArgs }] = cardsApi.useLazySearchCardsQuery();
  const search = useCallback(
    (q: string) => ask({ q, unique: 'cards', includeExtras: true, page: 1 }, true),
    [ask],
  );
  useEffect(() => {
    if (asked === null) return;
    const asking = search(asked);
    return () => asking.abort();
  }, [search, asked]);

  const current = asked === wanted && originalArgs?.q === wanted && !isFetching;
  const answer = current ? currentData : undefined;
  const refusal = current && !answer && error && !givenUp(error) ? searchRefusal(error) : null;
  /** Whether the last answer has cards. */
  const [hadCards, setHadCards] = useState(false);
  const hasCards = answer !== undefined || (hadCards && wanted !== null && !refusal);
  if (hasCards !== hadCards) setHadCards(hasCards);
  const all = wanted === null || refusal ? [] : (answer?.data ?? stillFitting(data?.data, typed, hasCards));
  const cards = bestFirst(all, names).slice(0, MAX_CARDS);
  const shown = new Set(cards.map(({ name }) => name));
  return {
    state: wanted === null ? 'idle' : answer ? 'found' : stateOf(refusal?.kind),
    cards,
    names: names.filter((name) => !shown.has(name)).slice(0, MAX_NAMES),
    why: refusal?.details ?? null,
    retry: () => wanted !== null && void search(wanted),
  };
}

/**
 * The cards of the last answer whose names have the words that were typed. Keywords can't be checked here: those cards stay unless a later
 * answer had none.
 */
function stillFitting(cards: readonly Card[] = [], typed: string, hasCards: boolean): readonly Card[] {
  const { before, query } = completionOf(typed) ?? { before: typed, query: '' };
  if (before.trim() && !hasCards) return [];
  const words = query.split(' ').map(normalizedQuery);
  return cards.filter(({ name }) => words.every((word) => normalizedQuery(name).includes(word)));
}

/** In the order of the names that complete what is typed; what they do not name comes after, in its own order. */
function bestFirst(cards: readonly Card[], names: readonly string[]): Card[] {
  const places = new Map(names.map((name, place) => [name, place]));
  const place = ({ name }: Card) => places.get(name) ?? names.length;
  return [...cards].sort((one, other) => place(one) - place(other));
}

function stateOf(kind: 'empty' | 'refused' | 'failed' | undefined): SearchState {
  if (kind === undefined) return 'looking';
  return kind === 'empty' ? 'none' : kind;
}

/** The call was given up here: that is no answer. */
const givenUp = (error: object): boolean => 'name' in error && error.name === 'AbortError';
