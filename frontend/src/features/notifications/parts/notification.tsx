/** One notification: all of it leads to what it is about; reading it marks it as read. */
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { NotificationDto } from '../../../api/notifications';
import { formatDateTime, formatTimeAgo } from '../../../lib/format-time-ago';
import { texts } from '../../../texts';
import { IconButton } from '../../../ui/icon-button';
import classes from './notification.module.css';
import { Unfollow } from './unfollow';
import { wordingOf } from './wording';

interface NotificationProps {
  notification: NotificationDto;
  onRead: () => void;
}

export function Notification({ notification, onRead }: NotificationProps) {
  const t = texts.notificationList;
  const { createdAt, read } = notification;
  const { title, about, to, store } = wordingOf(notification);
  const row = useRef<HTMLLIElement>(null);
  const mark = () => {
    // The button goes away.
    row.current?.focus();
    onRead();
  };
  return (
    <li ref={row} tabIndex={-1} className={classes.notification} data-unread={!read || undefined}>
      <div className={classes.words}>
        <h2 className={classes.title}>
          {!read && <span className={classes.spoken}>{`${t.unread}: `}</span>}
          {to ? (
            <Link to={to} className={classes.whole} onClick={() => !read && onRead()}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {about && <p className={classes.about}>{about}</p>}
        <time className={classes.when} dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatTimeAgo(createdAt)}
        </time>
        {store && <Unfollow store={store} home={row} />}
      </div>
      {!read && (
        <IconButton className={classes.mark} label={t.markRead(title)} onClick={mark}>
          <span className={classes.dot} />
        </IconButton>
      )}
    </li>
  );
}
