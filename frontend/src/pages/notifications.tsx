/** `/notifications`: what happened to the visitor's account, and to listings that they sent a message about. */
import { useUser } from '../browser/use-user';
import { Notifications } from '../features/notifications/notifications';
import { texts } from '../texts';
import { PageFrame } from '../ui/page-frame';

export default function NotificationsPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <PageFrame title={texts.notifications.title}>
      <Notifications />
    </PageFrame>
  );
}
