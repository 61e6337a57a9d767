/** `/home`: where everybody arrives after logging in. */
import { useFrame } from '../browser/frame';
import { useUser } from '../browser/use-user';
import { useLogOut } from '../features/auth/use-log-out';
import { Dashboard } from '../features/home/dashboard';
import { PlaceInvitation } from '../features/places/place-invitation';

export default function HomePage() {
  const user = useUser();
  const logOut = useLogOut();
  const frame = useFrame();
  return (
    user && (
      <Dashboard
        key={user.uuid}
        user={user}
        invite={(otherwise) => <PlaceInvitation user={user} otherwise={otherwise} />}
        {...frame}
        onLogOut={logOut}
      />
    )
  );
}
