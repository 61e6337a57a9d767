/** `/settings`: one's own profile, password and account. */
import { useState } from 'react';
import { useUser } from '../browser/use-user';
import { useLogOut } from '../features/auth/use-log-out';
import { Settings } from '../features/settings/settings';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { texts } from '../texts';
import { PartBoundary } from '../ui/part-boundary';

/** Below the first window. */
const placeSettings = lazyWithPreload(() => import('../features/places/place-settings'));
placeSettings.preload();
const notificationSettings = lazyWithPreload(() => import('../features/notifications/notification-settings'));
notificationSettings.preload();

const calendarSettings = lazyWithPreload(() => import('../features/calendars/calendar-settings'));
const safetySettings = lazyWithPreload(() => import('../features/moderation/safety-settings'));

export default function SettingsPage() {
  const user = useUser();
  const logOut = useLogOut();
  const [place, setPlace] = useState(false);
  const [notifications, setNotifications] = useState(false);
  // A closed account leaves as one that logs out: here, in the other tabs, and by its cookie.
  return (
    user && (
      <Settings
        user={user}
        place={
          <PartBoundary message={texts.app.dialogFailed}>
            <placeSettings.Component user={user} onUnsaved={setPlace} />
          </PartBoundary>
        }
        notifications={
          <PartBoundary message={texts.app.dialogFailed}>
            <notificationSettings.Component onUnsaved={setNotifications} />
          </PartBoundary>
        }
        calendar={
          <PartBoundary message={texts.app.dialogFailed}>
            <calendarSettings.Component />
          </PartBoundary>
        }
        safety={
          <PartBoundary message={texts.app.dialogFailed}>
            <safetySettings.Component />
          </PartBoundary>
        }
        othersUnsaved={place || notifications}
        onClosed={() => void logOut()}
      />
    )
  );
}
