/** The dashboard: a welcome, what is new, and what concerns this player or this store. */
import { ALONE, type Frame } from '../../browser/frame';
import type { SessionUser } from '../../browser/session';
import { texts } from '../../texts';
import { PageFrame } from '../../ui/page-frame';
import classes from './dashboard.module.css';
import { DashboardFrame } from './parts/dashboard-frame';
import { StoreOverview } from './parts/store-overview';
import { UserOverview } from './parts/user-overview';

interface DashboardProps extends Partial<Frame> {
  user: SessionUser;
  onLogOut: () => void;
}

export function Dashboard({ user, onLogOut, ...frame }: DashboardProps) {
  const Overview = user.role === 'STORE' ? StoreOverview : UserOverview;
  return (
    <DashboardFrame {...ALONE} {...frame} onLogOut={onLogOut}>
      <PageFrame title={texts.home.welcome(user.name)}>
        <div className={classes.dashboard}>
          <Overview user={user} />
        </div>
      </PageFrame>
    </DashboardFrame>
  );
}
