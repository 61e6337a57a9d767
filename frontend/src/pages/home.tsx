/** `/home`: where everybody arrives after logging in. */

import { useUser } from '../browser/use-user';
import { useLogOut } from '../features/auth/use-log-out';
import { Dashboard } from '../features/home/dashboard';
import { useFrame } from '../lib/frame';

export default function HomePage() {
  const user = useUser();
  const logOut = useLogOut();
  const frame = useFrame();
  return user && <Dashboard key={user.uuid} user={user} {...frame} onLogOut={logOut} />;
}
