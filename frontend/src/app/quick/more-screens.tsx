/** The rest of a phone's bar: the screens that have no place of their own in it, and the way out. */
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useUser } from '../../browser/use-user';
import { useLogOut } from '../../features/auth/use-log-out';
import { texts } from '../../texts';
import { OptionalPart } from '../../ui/optional-part';
import { ScreenIcon } from '../../ui/screen-icon';
import { currentTab, menuOf } from '../menus';
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
        {menuOf('more', role).map(({ icon, label, badge, to }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes.screen}
              aria-current={to === current ? 'page' : undefined}
              onClick={(event) => go(event, to)}
            >
              <ScreenIcon path={icon} size={22} />
              <span>{label}</span>
              <OptionalPart load={badge} />
            </Link>
          </li>
        ))}
        <li className={classes.last}>
          <button type="button" className={classes.screen} onClick={() => void logOut()}>
            <ScreenIcon name="out" size={22} />
            <span>{texts.app.bar.logOut}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
