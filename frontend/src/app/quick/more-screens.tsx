/** The rest of a phone's bar: the screens that have no place of their own in it, and the way out. */
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Role } from '../../browser/session';
import { useUser } from '../../browser/use-user';
import { useLogOut } from '../../features/auth/use-log-out';
import { paths } from '../../lib/paths';
import { texts } from '../../texts';
import { ScreenIcon, type ScreenIconName } from '../../ui/screen-icon';
import { currentTab } from '../navigation';
import classes from './more-screens.module.css';

interface MoreScreensProps {
  onGo: (path: string) => void;
}

export function MoreScreens({ onGo }: MoreScreensProps) {
  const role = useUser()?.role;
  const location = useLocation();
  const current = currentTab(location) ?? location.pathname;
  const logOut = useLogOut();
  const go = (event: MouseEvent, to: string) => {
    // Another tab or window is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(to);
  };
  return (
    <nav aria-label={texts.app.bar.more}>
      <ul className={classes.screens}>
        {moreScreensFor(role).map(({ icon, label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes.screen}
              aria-current={to === current ? 'page' : undefined}
              onClick={(event) => go(event, to)}
            >
              <Row icon={icon}>{label}</Row>
            </Link>
          </li>
        ))}
        <li className={classes.last}>
          <button type="button" className={classes.screen} onClick={() => void logOut()}>
            <Row icon="out">{texts.app.bar.logOut}</Row>
          </button>
        </li>
      </ul>
    </nav>
  );
}

const Row = ({ icon, children }: { icon: ScreenIconName; children: ReactNode }) => (
  <>
    <ScreenIcon name={icon} size={22} />
    <span>{children}</span>
  </>
);

interface Screen {
  icon: ScreenIconName;
  label: string;
  to: string;
}

function moreScreensFor(role: Role | undefined): Screen[] {
  const { tabs, bar } = texts.app;
  const manager: Screen = { icon: 'manager', label: bar.manager, to: paths.eventManager };
  return [
    { icon: 'watchlist', label: tabs.watchlist, to: paths.watchlist },
    { icon: 'history', label: tabs.orderHistory, to: paths.orderHistory },
    { icon: 'stores', label: tabs.stores, to: paths.stores },
    ...(role === 'STORE' ? [manager] : []),
    { icon: 'settings', label: bar.settings, to: paths.settings },
  ];
}
