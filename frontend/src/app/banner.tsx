/** The top banner: the title, and either the tabs of the logged-in pages or the way in. */
import { Link } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { AuthButton } from '../features/auth/auth-button';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { ButtonLink } from '../ui/button';
import { Logo } from '../ui/logo';
import { SchemeToggle } from '../ui/scheme-toggle';
import classes from './banner.module.css';
import type { MemberFrame } from './member-frame';

interface BannerProps {
  /** The frame's parts for members; none above a public page. */
  memberFrame: MemberFrame | undefined;
  /** The tabs stand elsewhere: at the foot of a phone. */
  bare: boolean;
  onFind: () => void;
}

/** The banner above a page. */
export function Banner({ memberFrame, bare, onFind }: BannerProps) {
  const user = useUser();
  const account = memberFrame && !bare ? user : null;
  return (
    <header className={classes.banner}>
      <div className={classes.row} data-wide={memberFrame !== undefined || undefined}>
        <Link to={paths.landing} className={classes.title}>
          <Logo size={34} />
          <span>Playset</span>
        </Link>
        {memberFrame && !bare && <memberFrame.BannerTabs />}
        <div className={classes.end}>
          {/* Its menu has the switch, too. */}
          {!account && <SchemeToggle />}
          {memberFrame ? <memberFrame.FindButton onFind={onFind} /> : <WayIn />}
          {memberFrame && account && <memberFrame.AccountLinks user={account} />}
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
