/** How many of the visitor's notifications are unread. */
import { useLiveCount } from '../../api/notification-changes';
import { useGetUnreadCountQuery, useShowUnreadCount } from '../../api/notifications';
import { useUser } from '../../browser/use-user';

/** How often a page asks where no stream gets through, in milliseconds. */
const POLLING_INTERVAL_MS = 120_000;

/** Asked once for all that show it, live while the page is looked at. Undefined until it is known. */
export function useUnreadCount(): number | undefined {
  const uuid = useUser()?.uuid;
  useLiveCount(uuid, useShowUnreadCount());
  const options = {
    skip: uuid === undefined,
    pollingInterval: POLLING_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  };
  return useGetUnreadCountQuery(undefined, options).currentData?.unread;
}
