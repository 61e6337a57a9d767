/** `/home`: where everybody arrives after logging in. */

import { useLogOut } from '../features/auth/use-log-out';
import { HomeMenu } from '../features/home/home-menu';

export default function HomePage() {
  return <HomeMenu onLogOut={useLogOut()} />;
}
