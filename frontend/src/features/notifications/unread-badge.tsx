/** How many notifications are unread, for menus; nothing where none is. */
import { texts } from '../../texts';
import { CountBadge } from '../../ui/count-badge';
import { useUnreadCount } from './use-unread-count';

export default function UnreadBadge() {
  const t = texts.notificationList;
  return <CountBadge count={useUnreadCount() ?? 0} spoken={t.unreadCount} upTo={t.upTo} />;
}
