/** The frame of the dashboard: the title, and a sidebar beside the content or, on a phone, above it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '../../../browser/session';
import { PAGE_MENU_ID } from '../../../lib/page-menu';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { Logo } from '../../../ui/logo';
import { SchemeToggle } from '../../../ui/scheme-toggle';
import { ScreenIcon } from '../../../ui/screen-icon';
import { SideSheet } from '../../../ui/side-sheet';
import classes from './dashboard-frame.module.css';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';

interface DashboardFrameProps {
  role: Role;
  find: ReactNode;
  menuBelow: boolean;
  onLogOut: () => void;
  children: ReactNode;
}

/** The table of pages names it too: it is where the content begins. */
const CONTENT_ID = 'dashboard';
const MENU = { close: texts.home.close, heading: classes.drawerTitle };

export function DashboardFrame({ role, find, menuBelow, onLogOut, children }: DashboardFrameProps) {
  const { opened, over, toggle, close } = useSidebar();
  const sidebar = <Sidebar id={PAGE_MENU_ID} role={role} over={over} onLogOut={onLogOut} />;
  return (
    <>
      <div className={classes.bar}>
        {!menuBelow && (
          <button
            type="button"
            className={classes.menu}
            aria-label={texts.home.menu}
            aria-expanded={opened}
            aria-controls={PAGE_MENU_ID}
            onClick={toggle}
          >
            <ScreenIcon name="menu" size={22} />
          </button>
        )}
        <Link to={paths.landing} className={classes.title}>
          <Logo size={34} />
          <span>Playset</span>
        </Link>
        <div className={classes.end}>
          <SchemeToggle />
          {find}
        </div>
      </div>
      <div className={classes.frame}>
        {opened && !over && <div className={classes.beside}>{sidebar}</div>}
        <div id={CONTENT_ID} className={classes.content} tabIndex={-1}>
          {children}
        </div>
      </div>
      <SideSheet opened={opened && over} onClose={close} title={texts.home.menu} menu={MENU}>
        {sidebar}
      </SideSheet>
    </>
  );
}
