/** The frame's parts for members, which come with the routes of their pages (client-routes.tsx): public pages have none of them. */
import { Link } from 'react-router-dom';
import type { SessionUser } from '../browser/session';
import { texts } from '../texts';
import { Button } from '../ui/button';
import { confirmDialogBox } from '../ui/confirm-dialog';
import { dialogBox } from '../ui/dialog';
import { OptionalPart } from '../ui/optional-part';
import { ScreenIcon } from '../ui/screen-icon';
import { sideSheetBox } from '../ui/side-sheet';
import { AccountButton } from './account-button';
import { menuBadge } from './badge-part';
import classes from './banner.module.css';
import { BannerTabs } from './banner-tabs';
import { BottomBar } from './bottom-bar';
import { FindButton } from './find-button';
import { menuOf } from './menus';
import { prefetchData } from './prefetch-data-part';
import { Quick } from './quick/quick';
import { quickDialogs } from './quick/quick-dialogs-part';

export const memberFrame = {
  BannerTabs,
  BottomBar,
  FindButton,
  Quick,
  AccountLinks,
  ShortcutsButton,
  menuOf,
  /** Fetched while the browser is idle. */
  idleParts: [prefetchData, dialogBox, confirmDialogBox, sideSheetBox],
};

export type MemberFrame = typeof memberFrame;

/** The end of the banner for `user`: screens with badges, and the account. */
function AccountLinks({ user }: { user: SessionUser }) {
  return (
    <>
      {menuOf('icons', user.role).map(({ to, label, icon, badge }) => (
        <Link key={to} to={to} className={classes.icon} title={label}>
          <ScreenIcon path={icon} size={22} />
          <span className={classes.hidden}>{label}</span>
          {badge && <OptionalPart load={menuBadge} badge={badge} />}
        </Link>
      ))}
      <AccountButton user={user} />
    </>
  );
}

/** Shows the list of shortcuts. */
function ShortcutsButton({ onShortcuts }: { onShortcuts: () => void }) {
  return (
    <Button
      look="link"
      aria-haspopup="dialog"
      onClick={onShortcuts}
      onPointerEnter={quickDialogs.preload}
      onFocus={quickDialogs.preload}
    >
      {texts.app.shortcuts.title}
    </Button>
  );
}
