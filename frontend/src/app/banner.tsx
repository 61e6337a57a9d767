/** The top banner: the title, and either the tabs of the logged-in pages or the way in. */
import { Link } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { AuthButton } from '../features/auth/auth-button';
import { paths } from '../lib/paths';
import type { Screen } from '../pages/screen';
import { texts } from '../texts';
import { ButtonLink } from '../ui/button';
import { Logo } from '../ui/logo';
import { OptionalPart } from '../ui/optional-part';
import { SchemeToggle } from '../ui/scheme-toggle';
import { ScreenIcon } from '../ui/screen-icon';
import { AccountButton } from './account-button';
import classes from './banner.module.css';
import { BannerTabs } from './banner-tabs';
import { FindButton } from './find-button';
import { menuBadge, menuOf } from './menus';

interface BannerProps {
  route: Screen;
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
          {account &&
            menuOf('icons', account.role).map(({ to, label, icon, badge }) => (
              <Link key={to} to={to} className={classes.icon} title={label}>
                <ScreenIcon path={icon} size={22} />
                <span className={classes.hidden}>{label}</span>
                {badge && <OptionalPart load={menuBadge} badge={badge} />}
              </Link>
            ))}
          {account && <AccountButton user={account} />}
        </div>
      </div>
    </header>
  );
}

/** Log In, or the way back to the dashboard for anyone who is logged in already. */
function WayIn() {
  const user = useUser();
  if (user) {
    return (
      <ButtonLink size="l" to={paths.home} className={classes.wayIn}>
        {texts.app.tabs.home}
      </ButtonLink>
    );
  }
  return (
    <AuthButton size="l" dialog="login" className={classes.wayIn}>
      {texts.app.logIn}
    </AuthButton>
  );
}
