/** The words that a list is searched by: in the address, so that a search can be shared and reloaded. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export function useSearchQueryParam() {
  const [params, setParams] = useSearchParams();
  const setQuery = useCallback(
    (query: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (query) next.set('q', query);
          else next.delete('q');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { query: params.get('q') ?? '', setQuery };
}
