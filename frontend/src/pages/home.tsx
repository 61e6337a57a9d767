/** `/home`: where everybody arrives after logging in. */
import { useFrame } from '../browser/frame';
import { useUser } from '../browser/use-user';
import { useLogOut } from '../features/auth/use-log-out';
import { Dashboard } from '../features/home/dashboard';
import { OptionalPart } from '../ui/optional-part';

/** Nobody waits for it: it shows nothing before the place has come. */
const loadInvitation = async () => ({
  default: (await import('../features/places/place-invitation')).PlaceInvitation,
});

export default function HomePage() {
  const user = useUser();
  const logOut = useLogOut();
  const frame = useFrame();
  return (
    user && (
      <Dashboard
        key={user.uuid}
        user={user}
        invite={(otherwise) => <OptionalPart load={loadInvitation} user={user} otherwise={otherwise} />}
        {...frame}
        onLogOut={logOut}
      />
    )
  );
}
