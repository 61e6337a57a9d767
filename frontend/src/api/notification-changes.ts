/** Says when something new has come in the stream of notifications; its code loads once the page is there. */
import { useEffect } from 'react';
import { whenSettled } from '../lib/page-load';

/**
 * Calls `onChange` each time the count of the account’s unread notifications rises. The first count of a stream is the state as it is:
 * nothing has happened then. Give it the same function each time.
 */
export function useNotificationChanges(account: string | undefined, onChange: () => void): void {
  useEffect(() => {
    if (account === undefined || typeof EventSource === 'undefined') return;
    let stop: (() => void) | undefined;
    let isGone = false;
    let last: number | undefined;
    void whenSettled()
      .then(() => import('./notifications-live'))
      .then(({ onUnreadCount }) => {
        if (isGone) return;
        stop = onUnreadCount((unread) => {
          if (last !== undefined && unread > last) onChange();
          last = unread;
        });
      })
      // Code that doesn't load: who asks for changes polls.
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [account, onChange]);
}
