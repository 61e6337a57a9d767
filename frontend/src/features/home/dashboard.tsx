/** The dashboard: a welcome, what is new, and what concerns this player or this store. */
import type { ReactNode } from 'react';
import type { SessionUser } from '../../browser/session';
import { texts } from '../../texts';
import { PageFrame } from '../../ui/page-frame';
import classes from './dashboard.module.css';
import { DashboardFrame } from './parts/dashboard-frame';
import { StoreOverview } from './parts/store-overview';
import { UserOverview } from './parts/user-overview';

interface DashboardProps {
  user: SessionUser;
  /** The button that opens the search for a card. */
  find?: ReactNode;
  /** The button of the menu is at the foot of the window. */
  menuBelow?: boolean;
  onLogOut: () => void;
}

export function Dashboard({ user, find, menuBelow = false, onLogOut }: DashboardProps) {
  const Overview = user.role === 'STORE' ? StoreOverview : UserOverview;
  return (
    <DashboardFrame role={user.role} find={find} menuBelow={menuBelow} onLogOut={onLogOut}>
      <PageFrame title={texts.home.welcome(user.name)}>
        <div className={classes.dashboard}>
          <Overview user={user} />
        </div>
      </PageFrame>
    </DashboardFrame>
  );
}
