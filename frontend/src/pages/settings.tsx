/** `/settings`: one's own profile, password and account. */

import { useUser } from '../browser/use-user';
import { useLogOut } from '../features/auth/use-log-out';
import { PlaceSettings } from '../features/places/place-settings';
import { Settings } from '../features/settings/settings';

export default function SettingsPage() {
  const user = useUser();
  const logOut = useLogOut();
  // A closed account leaves as one that logs out: here, in the other tabs, and by its cookie.
  return (
    user && (
      <Settings
        key={user.uuid}
        user={user}
        place={<PlaceSettings user={user} />}
        onClosed={() => void logOut()}
      />
    )
  );
}
