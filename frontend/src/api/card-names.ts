/** The names of cards that complete what somebody types, and the card behind one of them. */
import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useGetNamedCardQuery, useLazyCompleteCardNameQuery } from './cards';

/** The debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 150;
/** So long a name is pointed at before its picture is asked for. */
const HOVER_DELAY_MS = 200;

/**
 * The names that complete `words`, best first; none where `words` is null. An answer to older words counts only as far
 * as it still fits, as does the last good one where no answer comes. A call that nobody waits for any more is given up.
 */
export function useCardNames(words: string | null): readonly string[] {
  const [asked] = useDebouncedValue(words, DEBOUNCE_MS);
  const [ask, { data: last, currentData: answer }] = useLazyCompleteCardNameQuery();
  useEffect(() => {
    if (asked === null) return;
    const asking = ask({ q: asked, includeExtras: true }, true);
    return () => asking.abort();
  }, [ask, asked]);
  if (words === null) return [];
  if (answer && asked === words) return answer.data;
  return last?.data.filter((name) => normalizedQuery(name).includes(normalizedQuery(words))) ?? [];
}

/** The card that is called so, once it has been pointed at for a moment and is known. */
export function usePointedCard(name: string | null): { cardId: string; name: string } | null {
  const [asked] = useDebouncedValue(name, HOVER_DELAY_MS);
  const { currentData: card } = useGetNamedCardQuery(
    asked !== null && asked === name ? { exact: asked } : skipToken,
  );
  return card ? { cardId: card.id, name: card.name } : null;
}

/** A name without what people leave out. */
export const normalizedQuery = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
