/** The tabs of a phone: five places at the foot of the window, the last of which opens the rest. */
import { Link, useLocation } from 'react-router-dom';
import { PAGE_MENU_ID } from '../browser/frame';
import type { HistoryDialog } from '../browser/use-history-dialog';
import { useUser } from '../browser/use-user';
import { texts } from '../texts';
import { OptionalPart } from '../ui/optional-part';
import { ScreenIcon } from '../ui/screen-icon';
import { menuTotal } from './badge-part';
import classes from './bottom-bar.module.css';
import { currentTab, menuOf } from './menus';
import { quickDialogs } from './quick/quick-dialogs-part';
import { useTyping } from './use-typing';

interface BottomBarProps {
  /** The page has a main navigation of its own: the last place opens that, for two menus would have the same screens. */
  second: boolean;
  menu: HistoryDialog;
  /** The sheet of the last place is open. */
  opened: boolean;
  onMore: () => void;
}

/** Out of the way while somebody types: the keys of the screen need the room. */
export function BottomBar({ second, menu, opened, onMore }: BottomBarProps) {
  const location = useLocation();
  const typing = useTyping();
  const tab = currentTab(location);
  const places = menuOf('bottomBar');
  const here = places.some(({ to }) => to === tab);
  const screens = menuOf(second ? 'sidebar' : 'more', useUser()?.role);
  const count = <OptionalPart load={menuTotal} screens={screens} />;
  return (
    <nav className={classes.bar} aria-label={second ? texts.app.bar.tabs : texts.app.main} hidden={typing}>
      <ul className={classes.places}>
        {places.map(({ icon, label, to }) => (
          <li key={to}>
            <Link to={to} className={classes.place} aria-current={to === tab ? 'page' : undefined}>
              <ScreenIcon path={icon} size={24} />
              <span className={classes.label}>{label}</span>
            </Link>
          </li>
        ))}
        <li>
          {second ? (
            <button
              type="button"
              className={classes.place}
              aria-expanded={menu.dialog !== null}
              aria-controls={PAGE_MENU_ID}
              onClick={() => menu.open({})}
            >
              <ScreenIcon name="menu" size={24} />
              <span className={classes.label}>{texts.app.bar.menu}</span> {count}
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
              <span className={classes.label}>{texts.app.bar.more}</span> {count}
            </button>
          )}
        </li>
      </ul>
    </nav>
  );
}
