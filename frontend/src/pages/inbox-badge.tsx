/** Beside the inbox in menus, on every page of a member: how much waits, and codes that still have to be sent. */
import PendingCodes from '../features/deals/pending-codes';
import InboxBadge from '../features/inbox/inbox-badge';

export default function InboxBadgePart() {
  return (
    <>
      <InboxBadge />
      <PendingCodes />
    </>
  );
}
