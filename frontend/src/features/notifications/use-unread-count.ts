/** How many of the visitor's notifications are unread. */
import { useEffect } from 'react';
import { useGetUnreadCountQuery, useShowUnreadCount } from '../../api/notifications';
import { useUser } from '../../browser/use-user';
import { whenSettled } from '../../lib/page-load';

/** How often a page asks where no stream gets through, in milliseconds. */
const POLLING_INTERVAL_MS = 120_000;

/** Asked once for all that show it, live while the page is looked at. Undefined until it is known. */
export function useUnreadCount(): number | undefined {
  const uuid = useUser()?.uuid;
  useLiveCount(uuid);
  const options = {
    skip: uuid === undefined,
    pollingInterval: POLLING_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  };
  return useGetUnreadCountQuery(undefined, options).currentData?.unread;
}

/** The stream and its code come when the page has settled. A browser without server-sent events polls alone. */
function useLiveCount(uuid: string | undefined): void {
  const show = useShowUnreadCount();
  useEffect(() => {
    if (uuid === undefined || typeof EventSource === 'undefined') return;
    let stop: (() => void) | undefined;
    let isGone = false;
    void whenSettled()
      .then(() => import('../../api/notifications-live'))
      .then(({ onUnreadCount }) => {
        if (!isGone) stop = onUnreadCount(show);
      })
      // Code that doesn't load: the count is polled.
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [uuid, show]);
}
