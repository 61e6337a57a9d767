/** The tabs of a phone: five places at the foot of the window, the last of which opens the rest. */
import { Link, useLocation } from 'react-router-dom';
import { PAGE_MENU_ID, usePageMenu } from '../lib/page-menu';
import { paths } from '../lib/paths';
import { useTyping } from '../lib/use-typing';
import { texts } from '../texts';
import { ScreenIcon, type ScreenIconName } from '../ui/screen-icon';
import classes from './bottom-bar.module.css';
import { currentTab } from './navigation';
import { quickDialogs } from './quick/quick-dialogs-part';

const PLACES: readonly { icon: ScreenIconName; label: string; path: string }[] = [
  { icon: 'home', label: texts.app.bar.home, path: paths.home },
  { icon: 'finder', label: texts.app.bar.cards, path: paths.cards },
  { icon: 'listings', label: texts.app.bar.listings, path: paths.myListings },
  { icon: 'events', label: texts.app.bar.events, path: paths.events },
];

interface BottomBarProps {
  /** The page has a main navigation of its own: the last place opens that, for two menus would have the same screens. */
  second: boolean;
  /** The sheet of the last place is open. */
  opened: boolean;
  onMore: () => void;
}

/** Out of the way while somebody types: the keys of the screen need the room. */
export function BottomBar({ second, opened, onMore }: BottomBarProps) {
  const location = useLocation();
  const typing = useTyping();
  const tab = currentTab(location);
  const here = PLACES.some(({ path }) => path === tab);
  const menu = usePageMenu();
  return (
    <nav className={classes.bar} aria-label={second ? texts.app.bar.tabs : texts.app.main} hidden={typing}>
      <ul className={classes.places}>
        {PLACES.map(({ icon, label, path }) => (
          <li key={path}>
            <Link to={path} className={classes.place} aria-current={path === tab ? 'page' : undefined}>
              <ScreenIcon name={icon} size={24} />
              <span className={classes.label}>{label}</span>
            </Link>
          </li>
        ))}
        <li>
          {second ? (
            <button
              type="button"
              className={classes.place}
              aria-expanded={menu.opened}
              aria-controls={PAGE_MENU_ID}
              onClick={menu.open}
            >
              <ScreenIcon name="menu" size={24} />
              <span className={classes.label}>{texts.app.bar.menu}</span>
            </button>
          ) : (
            <button
              type="button"
              className={classes.place}
              aria-haspopup="dialog"
              aria-expanded={opened}
              // The page is one of those behind this place.
              data-here={!here || undefined}
              onClick={onMore}
              onPointerEnter={quickDialogs.preload}
              onFocus={quickDialogs.preload}
            >
              <ScreenIcon name="more" size={24} />
              <span className={classes.label}>{texts.app.bar.more}</span>
            </button>
          )}
        </li>
      </ul>
    </nav>
  );
}
