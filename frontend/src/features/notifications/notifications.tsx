/** What the visitor was notified of, the latest first. */
import { Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { hasNews } from '../../api/notification-changes';
import {
  type NotificationDto,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useNotificationsInfiniteQuery,
} from '../../api/notifications';
import { failureText } from '../../lib/failure-text';
import { problemText } from '../../lib/problem';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { toastError } from '../../ui/toast';
import classes from './notifications.module.css';
import { Notification } from './parts/notification';
import { useUnread, useUnreadCount } from './use-unread-count';

export function Notifications() {
  const t = texts.notificationList;
  // A new one that came while another page was open is in no cached list.
  const query = useNotificationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [markRead] = useMarkNotificationReadMutation();
  useRefetchOnNews(query.refetch);
  const read = async (uuid: string) => {
    const failure = (await markRead(uuid)).error;
    if (failure) sayNotMarked(failure);
  };
  return (
    <PagedList
      query={query}
      label={t.list}
      failure={problemText(query.error, t.failed)}
      skeleton={<NotificationsSkeleton />}
      empty={<EmptyState title={t.none} text={t.noneYet} />}
      above={(_total, rows) => <Head shown={rows} />}
    >
      {(notifications, list) => (
        <ul ref={list} className={classes.list}>
          {notifications.map((notification) => (
            <Notification
              key={notification.uuid}
              notification={notification}
              onRead={() => void read(notification.uuid)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const sayNotMarked = (failure: unknown) => toastError(failureText(failure, texts.notificationList.notMarked));

/** How many are unread, and the way to mark all as read: those that came since are not among them. */
function Head({ shown }: { shown: readonly NotificationDto[] }) {
  const t = texts.notificationList;
  const unread = useUnreadCount() ?? 0;
  const [markAll, marking] = useMarkAllNotificationsReadMutation();
  const count = useRef<HTMLParagraphElement>(null);
  const focusProps = useFocusWhenLost(count);
  const mark = async () => {
    const [newest] = shown;
    if (!newest) return;
    const failure = (await markAll({ until: newest.createdAt })).error;
    if (failure) sayNotMarked(failure);
  };
  return (
    <div className={classes.head} {...focusProps}>
      <p ref={count} className={classes.count} role="status" tabIndex={-1}>
        {t.unreadCount(unread)}
      </p>
      {(unread > 0 || marking.isLoading) && (
        <Button look="quiet" busy={marking.isLoading} onClick={() => void mark()}>
          {t.markAllRead}
        </Button>
      )}
    </div>
  );
}

/** The count comes by itself, or is asked for every few minutes: what has come since, the list gets. */
function useRefetchOnNews(refetch: () => unknown): void {
  const unread = useUnread();
  const before = useRef(unread);
  useEffect(() => {
    if (before.current && unread && hasNews(before.current, unread)) refetch();
    before.current = unread;
  }, [unread, refetch]);
}

const NotificationsSkeleton = () => (
  <div role="status" aria-label={texts.notificationList.loading} aria-busy>
    <div className={classes.head}>
      <Skeleton h={25} w={90} />
    </div>
    <div className={classes.list}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <Skeleton key={key} className={classes.placeholder} radius="lg" />
      ))}
    </div>
  </div>
);
