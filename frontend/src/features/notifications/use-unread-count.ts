/** How many of the visitor's notifications are unread, and which is the latest. */
import { useLiveCount } from '../../api/notification-changes';
import { type UnreadCountDto, useGetUnreadCountQuery, useShowUnreadCount } from '../../api/notifications';
import { useUser } from '../../browser/use-user';

/** How often a page asks where no stream gets through, in milliseconds. */
const POLLING_INTERVAL_MS = 120_000;

/** Asked once for all that show it, live while the page is looked at. Undefined until it is known. */
export function useUnread(): UnreadCountDto | undefined {
  const uuid = useUser()?.uuid;
  useLiveCount(uuid, useShowUnreadCount());
  const options = {
    skip: uuid === undefined,
    pollingInterval: POLLING_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  };
  return useGetUnreadCountQuery(undefined, options).currentData;
}

/** The number alone. */
export const useUnreadCount = (): number | undefined => useUnread()?.unread;
