/** The dashboard: a welcome, what is new, and what concerns this player or this store. */
import type { ReactNode } from 'react';
import { ALONE, type Frame } from '../../browser/frame';
import type { SessionUser } from '../../browser/session';
import { texts } from '../../texts';
import { PageFrame } from '../../ui/page-frame';
import classes from './dashboard.module.css';
import { AddressNeeded } from './parts/address-needed';
import { DashboardFrame } from './parts/dashboard-frame';
import { StoreOverview } from './parts/store-overview';
import { UserOverview } from './parts/user-overview';

interface DashboardProps extends Partial<Frame> {
  user: SessionUser;
  /** Invites them to say where they are; gets what is shown instead where they need not. */
  invite?: (otherwise: ReactNode) => ReactNode;
  onLogOut: () => void;
}

/** Nobody invites: the dashboard has no place to set. */
const asItIs = (otherwise: ReactNode) => otherwise;

export function Dashboard({ user, invite = asItIs, onLogOut, ...frame }: DashboardProps) {
  const isAddressNeeded = user.role === 'STORE' && user.address.trim() === '';
  const Overview = user.role === 'STORE' ? StoreOverview : UserOverview;
  return (
    <DashboardFrame {...ALONE} {...frame} onLogOut={onLogOut}>
      <PageFrame title={texts.home.welcome(user.name)}>
        <div className={classes.dashboard}>
          {invite(isAddressNeeded && <AddressNeeded />)}
          <Overview user={user} />
        </div>
      </PageFrame>
    </DashboardFrame>
  );
}
