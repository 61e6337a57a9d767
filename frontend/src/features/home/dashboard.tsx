/** The dashboard: a welcome, what is new, and what concerns this player or this store. */
import type { ReactNode } from 'react';
import type { SessionUser } from '../../lib/session';
import { texts } from '../../texts';
import { PageFrame } from '../../ui/page-frame';
import classes from './dashboard.module.css';
import { DashboardFrame } from './parts/dashboard-frame';
import { Promo } from './parts/promo';
import { StoreOverview } from './parts/store-overview';
import { UserOverview } from './parts/user-overview';

interface DashboardProps {
  user: SessionUser;
  /** The button that opens the search for a card. */
  find?: ReactNode;
  onLogOut: () => void;
}

export function Dashboard({ user, find, onLogOut }: DashboardProps) {
  const Overview = user.role === 'STORE' ? StoreOverview : UserOverview;
  return (
    <DashboardFrame role={user.role} find={find} onLogOut={onLogOut}>
      <PageFrame title={texts.home.welcome(user.name)}>
        <div className={classes.dashboard}>
          <Promo role={user.role} />
          <Overview uuid={user.uuid} />
        </div>
      </PageFrame>
    </DashboardFrame>
  );
}
