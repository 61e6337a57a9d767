/** The top banner: the title, and either the tabs of the logged-in pages or the way in. */
import { Link } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { authDialog } from '../features/auth/auth-dialog-part';
import { useAuthDialog } from '../features/auth/auth-dialog-state';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { Logo } from '../ui/logo';
import { PlainButton, PlainLink } from '../ui/plain-button';
import { SchemeToggle } from '../ui/scheme-toggle';
import { AccountButton } from './account-button';
import classes from './banner.module.css';
import { BannerTabs } from './banner-tabs';
import { FindButton } from './find-button';
import type { PageRoute } from './route-table';

interface BannerProps {
  route: PageRoute;
  /** The tabs stand elsewhere: at the foot of a phone. */
  bare: boolean;
  onFind: () => void;
}

/** The banner above `route`. */
export function Banner({ route, bare, onFind }: BannerProps) {
  const guarded = route.access === 'guarded';
  const user = useUser();
  const account = guarded && !bare && user;
  return (
    <header className={classes.banner}>
      <div className={classes.row} data-wide={guarded || undefined}>
        <Link to={paths.landing} className={classes.title}>
          <Logo size={34} />
          <span>Playset</span>
        </Link>
        {guarded && !bare && <BannerTabs />}
        <div className={classes.end}>
          {/* Its menu has the switch, too. */}
          {!account && <SchemeToggle />}
          {guarded ? <FindButton onFind={onFind} /> : <WayIn />}
          {account && <AccountButton user={account} />}
        </div>
      </div>
    </header>
  );
}

/** Log In, or the way back to the dashboard for anyone who is logged in already. */
function WayIn() {
  const user = useUser();
  const { open } = useAuthDialog();
  if (user) {
    return (
      <PlainLink to={paths.home} className={classes.wayIn}>
        {texts.app.tabs.home}
      </PlainLink>
    );
  }
  return (
    <PlainButton
      className={classes.wayIn}
      onClick={() => open('login')}
      onPointerEnter={authDialog.preload}
      onFocus={authDialog.preload}
    >
      {texts.app.logIn}
    </PlainButton>
  );
}
