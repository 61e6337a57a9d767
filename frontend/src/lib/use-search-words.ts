/** The words that a list is searched by: in the address, so that a search can be shared and reloaded. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export function useSearchWords() {
  const [params, setParams] = useSearchParams();
  const setWords = useCallback(
    (words: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (words) next.set('q', words);
          else next.delete('q');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { words: params.get('q') ?? '', setWords };
}
