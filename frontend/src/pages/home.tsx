/** `/home`: where everybody arrives after logging in. */
import { useFrame } from '../browser/frame';
import { useUser } from '../browser/use-user';
import { useLogOut } from '../features/auth/use-log-out';
import { Dashboard } from '../features/home/dashboard';
import { PlaceInvitation } from '../features/places/place-invitation';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { LazyBoundary } from '../ui/lazy-boundary';

const storeSetup = lazyWithPreload(() => import('../features/storefronts/store-setup'));

export default function HomePage() {
  const user = useUser();
  const logOut = useLogOut();
  const frame = useFrame();
  return (
    user && (
      <Dashboard
        user={user}
        invite={(otherwise) => (
          <PlaceInvitation
            user={user}
            otherwise={otherwise}
            instead={
              user.role === 'STORE'
                ? (own) => (
                    <LazyBoundary isNeeded isAwaited={false}>
                      <storeSetup.Component store={user.uuid} otherwise={otherwise} {...own} />
                    </LazyBoundary>
                  )
                : undefined
            }
          />
        )}
        {...frame}
        onLogOut={logOut}
      />
    )
  );
}
