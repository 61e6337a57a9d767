/** The ways to the screens, and out. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import type { Role } from '../../../lib/session';
import { ScreenIcon, type ScreenIconName } from './screen-icons';
import classes from './sidebar.module.css';

interface SidebarProps {
  id: string;
  role: Role;
  /** It covers the content: leaving through it leaves no covered page behind. */
  over: boolean;
  onLogOut: () => void;
}

export const Sidebar = ({ id, role, over, onLogOut }: SidebarProps) => (
  <nav id={id} aria-label="Main">
    <ul className={classes.screens}>
      {screensOf(role).map(({ icon, label, to }) => (
        <li key={to}>
          <Link to={to} replace={over} className={classes.screen}>
            <Row icon={icon}>{label}</Row>
          </Link>
        </li>
      ))}
      <li className={classes.last}>
        <button type="button" className={classes.screen} onClick={onLogOut}>
          <Row icon="out">Log Out</Row>
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
function screensOf(role: Role): Screen[] {
  const store = role === 'STORE';
  const manager: Screen = { icon: 'manager', label: 'Event Manager', to: paths.eventManager };
  return [
    { icon: 'listings', label: 'My Listings', to: paths.myListings },
    { icon: 'watchlist', label: 'Watchlist', to: paths.watchlist },
    { icon: 'history', label: 'Order History', to: paths.orderHistory },
    { icon: 'finder', label: 'Card Finder', to: paths.cards },
    { icon: 'events', label: 'Events', to: paths.events },
    { icon: 'stores', label: 'Stores', to: paths.stores },
    ...(store ? [manager] : []),
    { icon: 'settings', label: store ? 'Store Settings' : 'User Settings', to: paths.settings },
  ];
}
