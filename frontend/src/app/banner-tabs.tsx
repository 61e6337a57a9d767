/** The tabs of the logged-in pages; where the window is narrow they scroll sideways. A phone has a bar instead. */
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { texts } from '../texts';
import classes from './banner.module.css';
import { currentTab, menuOf } from './menus';

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
        {menuOf('tabs').map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={classes.tab} aria-current={to === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
