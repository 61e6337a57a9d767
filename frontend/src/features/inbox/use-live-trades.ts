/** Reads offers and deals again when the stream of notifications says that something has happened. */
import { useEffect } from 'react';
import { useReadTradesAgain } from '../../api/offers';
import { whenSettled } from '../../lib/page-load';

/** The first count of a stream is the state as it is: nothing has happened then. */
export function useLiveTrades(uuid: string | undefined): void {
  const readAgain = useReadTradesAgain();
  useEffect(() => {
    if (uuid === undefined || typeof EventSource === 'undefined') return;
    let stop: (() => void) | undefined;
    let isGone = false;
    let last: number | undefined;
    void whenSettled()
      .then(() => import('../../api/notifications-live'))
      .then(({ onUnreadCount }) => {
        if (isGone) return;
        stop = onUnreadCount((unread) => {
          if (last !== undefined) readAgain();
          last = unread;
        });
      })
      // Code that doesn't load: the count is polled.
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [uuid, readAgain]);
}
