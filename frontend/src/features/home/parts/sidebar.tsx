/** The ways to the screens, and out. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '../../../browser/session';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { ScreenIcon, type ScreenIconName } from '../../../ui/screen-icon';
import classes from './sidebar.module.css';

interface SidebarProps {
  id: string;
  role: Role;
  /** It covers the content: leaving through it leaves no covered page behind. */
  over: boolean;
  onLogOut: () => void;
}

export const Sidebar = ({ id, role, over, onLogOut }: SidebarProps) => (
  <nav id={id} aria-label={texts.home.main}>
    <ul className={classes.screens}>
      {sidebarScreensFor(role).map(({ icon, label, to }) => (
        <li key={to}>
          <Link to={to} replace={over} className={classes.screen}>
            <Row icon={icon}>{label}</Row>
          </Link>
        </li>
      ))}
      <li className={classes.last}>
        <button type="button" className={classes.screen} onClick={onLogOut}>
          <Row icon="out">{texts.home.screens.logOut}</Row>
        </button>
      </li>
    </ul>
  </nav>
);

const Row = ({ icon, children }: { icon: ScreenIconName; children: ReactNode }) => (
  <>
    <ScreenIcon name={icon} />
    <span>{children}</span>
  </>
);

interface Screen {
  icon: ScreenIconName;
  label: string;
  to: string;
}

/** The screens of an account, in the product's order. */
function sidebarScreensFor(role: Role): Screen[] {
  const store = role === 'STORE';
  const manager: Screen = { icon: 'manager', label: texts.home.screens.manager, to: paths.eventManager };
  return [
    { icon: 'listings', label: texts.home.screens.listings, to: paths.myListings },
    { icon: 'watchlist', label: texts.home.screens.watchlist, to: paths.watchlist },
    { icon: 'history', label: texts.home.screens.history, to: paths.orderHistory },
    { icon: 'finder', label: texts.home.screens.finder, to: paths.cards },
    { icon: 'events', label: texts.home.screens.events, to: paths.events },
    { icon: 'stores', label: texts.home.screens.stores, to: paths.stores },
    ...(store ? [manager] : []),
    {
      icon: 'settings',
      label: store ? texts.home.screens.storeSettings : texts.home.screens.userSettings,
      to: paths.settings,
    },
  ];
}
