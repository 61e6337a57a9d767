/** Beside the inbox in menus, on every page of a member: how much waits, and codes that still have to be sent. */
import PendingCodes from '../features/deals/pending-codes';
import InboxBadge, { useInboxCount } from '../features/inbox/inbox-badge';
import { useUnreadCount } from '../features/notifications/use-unread-count';
import { texts } from '../texts';
import { CountBadge } from '../ui/count-badge';

/** `forAll`: where there is room for one number, it is that of the notifications as well. */
export default function InboxBadgePart({ forAll }: { forAll?: boolean }) {
  return (
    <>
      {forAll ? <SumBadge /> : <InboxBadge />}
      <PendingCodes />
    </>
  );
}

function SumBadge() {
  const mine = useInboxCount();
  const unread = useUnreadCount() ?? 0;
  const parts = [
    mine > 0 && texts.inbox.count(mine),
    unread > 0 && texts.notificationList.unreadCount(unread),
  ];
  const spoken = () => parts.filter(Boolean).join(', ');
  return <CountBadge count={mine + unread} spoken={spoken} upTo={texts.inbox.upTo} />;
}
