/** How many of the visitor's notifications are unread. */
import { useGetUnreadCountQuery } from '../../api/notifications';
import { useUser } from '../../browser/use-user';

/** How often a page asks, in milliseconds. */
const POLLING_INTERVAL_MS = 120_000;

/** Asked once for all that show it, and again while the page is looked at. Undefined until it is known. */
export function useUnreadCount(): number | undefined {
  const skip = useUser() === null;
  const options = {
    skip,
    pollingInterval: POLLING_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  };
  return useGetUnreadCountQuery(undefined, options).currentData?.unread;
}
