/** A media query inside a component, for parts that must not wait for Mantine. */
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches `query`; renders again when that changes. On the server nothing matches. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
