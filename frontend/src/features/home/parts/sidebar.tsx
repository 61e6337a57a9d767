/** The ways to the screens, and out. */
import { Link } from 'react-router-dom';
import type { MenuEntry } from '../../../browser/frame';
import { texts } from '../../../texts';
import { OptionalPart } from '../../../ui/optional-part';
import { ScreenIcon } from '../../../ui/screen-icon';
import classes from './sidebar.module.css';

interface SidebarProps {
  id: string;
  screens: readonly MenuEntry[];
  /** It covers the content: leaving through it leaves no covered page behind. */
  over: boolean;
  onLogOut: () => void;
}

export const Sidebar = ({ id, screens, over, onLogOut }: SidebarProps) => (
  <nav id={id} aria-label={texts.home.main}>
    <ul className={classes.screens}>
      {screens.map(({ icon, label, badge, to }) => (
        <li key={to}>
          <Link to={to} replace={over} className={classes.screen}>
            <ScreenIcon path={icon} />
            <span>{label}</span>
            <OptionalPart load={badge} />
          </Link>
        </li>
      ))}
      <li className={classes.last}>
        <button type="button" className={classes.screen} onClick={onLogOut}>
          <ScreenIcon name="out" />
          <span>{texts.app.bar.logOut}</span>
        </button>
      </li>
    </ul>
  </nav>
);
