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
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  const openWithArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpened(true);
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
        onClick={() => setOpened(!opened)}
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
          onClose={() => setOpened(false)}
        />
      </LazyBoundary>
    </div>
  );
}
