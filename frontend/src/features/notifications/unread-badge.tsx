/** How many notifications are unread, for menus; nothing where none is. */
import { texts } from '../../texts';
import classes from './unread-badge.module.css';
import { useUnreadCount } from './use-unread-count';

/** Beyond this many the badge says so. */
const MAX_SHOWN = 99;

export default function UnreadBadge() {
  const t = texts.notificationList;
  const unread = useUnreadCount() ?? 0;
  if (unread === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden="true">{unread > MAX_SHOWN ? t.upTo(MAX_SHOWN) : unread}</span>
      <span className={classes.spoken}>{t.unreadCount(unread)}</span>
    </span>
  );
}
