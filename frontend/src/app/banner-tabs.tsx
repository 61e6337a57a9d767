/** The tabs of the logged-in pages; on a phone they scroll sideways. */
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { texts } from '../texts';
import classes from './banner.module.css';
import { currentTab, shownTabs } from './navigation';
import { isLazy } from './route-table';

export function BannerTabs() {
  const list = useRef<HTMLUListElement>(null);
  const current = currentTab(useLocation());
  useEffect(() => {
    if (current === null) return;
    const tab = list.current?.querySelector('[aria-current]');
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav className={classes.tabs} aria-label={texts.app.main}>
      <ul ref={list}>
        {shownTabs().map(({ label, path, page }) => {
          const preload = () => isLazy(page.page) && page.page.preload();
          return (
            <li key={path}>
              <Link
                to={path}
                className={classes.tab}
                aria-current={path === current ? 'page' : undefined}
                onPointerEnter={preload}
                onFocus={preload}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
