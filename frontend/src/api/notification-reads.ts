/** Data that was read before the stream of notifications was there, which says nothing of what came before it. */
import { useCallback, useEffect, useRef } from 'react';
import { useLiveCount } from './notification-changes';
import type { CountHandler } from './notifications-live';

/**
 * Calls `readAgain` where the stream began after `readAt`, at which the data on the screen was asked for: the stream says nothing of what
 * came before it, and comes a while after the page. Likewise after an interruption.
 */
export function useOnceLive(
  account: string | undefined,
  readAt: number | undefined,
  readAgain: () => unknown,
): void {
  const asked = useRef(readAt);
  useEffect(() => {
    asked.current = readAt;
  });
  const known = useRef<number>(undefined);
  const onCount = useCallback<CountHandler>(
    ({ since }) => {
      if (known.current === since) return;
      known.current = since;
      if (asked.current !== undefined && asked.current <= since) readAgain();
    },
    [readAgain],
  );
  useLiveCount(account, onCount);
}
