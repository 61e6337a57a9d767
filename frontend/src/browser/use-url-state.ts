/** What is chosen on a page, kept in its address: it can be shared, reloaded and gone back to. */
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** What to put into the address; an empty text takes the name out of it. */
type Changes = Readonly<Record<string, string>>;

export function useUrlState() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  /** `step` makes a change that the back button takes back. */
  const change = useCallback(
    (changes: Changes, { step = false } = {}) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: !step, preventScrollReset: true, state: step ? null : state },
      ),
    [setParams, state],
  );
  return { params, change };
}
