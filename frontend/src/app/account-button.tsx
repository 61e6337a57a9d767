/** The visitor's name in the banner: opens the menu of the account, whose code is preloaded when the button gets the pointer or the focus. */
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SessionUser } from '../browser/session';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { texts } from '../texts';
import { LazyBoundary } from '../ui/lazy-boundary';
import classes from './account-button.module.css';
import { initialsOf } from './initials';
import { menuOf } from './menus';

const menu = lazyWithPreload(() => import('./account-menu'));

export function AccountButton({ user }: { user: SessionUser }) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { pathname, key } = useLocation();
  /** The menu is open in this history entry alone: going back closes it. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const opened = openedAt === key;
  const openWithArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpenedAt(key);
  };
  return (
    <div className={classes.account}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={texts.app.account.menuOf(user.name)}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-dropdown` : undefined}
        // The page is one of those behind it.
        data-current={menuOf('account', user.role).some(({ to }) => to === pathname) || undefined}
        title={texts.app.account.menuOf(user.name)}
        onClick={() => setOpenedAt(opened ? null : key)}
        onKeyDown={openWithArrow}
        onPointerEnter={menu.preload}
        onFocus={menu.preload}
      >
        {/* No text of the page: speech input knows the button by its name. */}
        <span className={classes.avatar} data-initials={initialsOf(user.name)} aria-hidden="true" />
        <span className={classes.name} aria-hidden="true">
          {user.name}
        </span>
      </button>
      <LazyBoundary isNeeded={opened}>
        <menu.Component
          id={id}
          user={user}
          button={button}
          opened={opened}
          onClose={() => setOpenedAt(null)}
        />
      </LazyBoundary>
    </div>
  );
}
