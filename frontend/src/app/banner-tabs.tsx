/** The tabs of the logged-in pages; on a phone they scroll sideways. */
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import classes from './banner.module.css';
import { shownTabs } from './navigation';
import { isLazy } from './route-table';

export function BannerTabs() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = list.current?.querySelector(`[href="${CSS.escape(pathname)}"], [aria-current]`);
    current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav className={classes.tabs} aria-label="Main">
      <ul ref={list}>
        {shownTabs().map(({ label, path, page }) => {
          const preload = () => isLazy(page.page) && page.page.preload();
          return (
            <li key={path}>
              <NavLink to={path} className={classes.tab} onPointerEnter={preload} onFocus={preload}>
                {label}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
