/** What is chosen on a page, kept in its address: it can be shared, reloaded and gone back to. */
import { useCallback } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router-dom';

/** What to put into the address; an empty text takes the name out of it. */
type Changes = Readonly<Record<string, string>>;

/** The parameters that the location on the screen gives way to: on a slow phone a second press is faster than the first is drawn. */
const next = new WeakMap<Location, URLSearchParams>();

export function useUrlState() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  /** `step` makes a change that the back button takes back. */
  const change = useCallback(
    (changes: Changes, { step = false } = {}) => {
      const changed = new URLSearchParams(next.get(location) ?? params);
      for (const [name, value] of Object.entries(changes)) {
        if (value) changed.set(name, value);
        else changed.delete(name);
      }
      next.set(location, changed);
      setParams(changed, { replace: !step, preventScrollReset: true, state: step ? null : location.state });
    },
    [params, setParams, location],
  );
  return { params, change };
}
