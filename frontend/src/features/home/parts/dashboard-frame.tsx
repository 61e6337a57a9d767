/** The frame of the dashboard: the title, and a sidebar beside the content or, on a phone, above it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Frame, PAGE_MENU_ID } from '../../../browser/frame';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { IconButton } from '../../../ui/icon-button';
import { Logo } from '../../../ui/logo';
import { SchemeToggle } from '../../../ui/scheme-toggle';
import { ScreenIcon } from '../../../ui/screen-icon';
import { SideSheet } from '../../../ui/side-sheet';
import classes from './dashboard-frame.module.css';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';

interface DashboardFrameProps extends Frame {
  onLogOut: () => void;
  children: ReactNode;
}

/** The screen declares it too: it is where the content begins. */
const CONTENT_ID = 'dashboard';
const MENU = { close: texts.home.close, heading: classes.drawerTitle };

export function DashboardFrame({ screens, find, menuBelow, menu, onLogOut, children }: DashboardFrameProps) {
  const { opened, over, toggle, close } = useSidebar(menu);
  const sidebar = <Sidebar id={PAGE_MENU_ID} screens={screens} over={over} onLogOut={onLogOut} />;
  return (
    <>
      <div className={classes.bar}>
        {!menuBelow && (
          <IconButton
            className={classes.menu}
            label={texts.home.menu}
            aria-expanded={opened}
            aria-controls={PAGE_MENU_ID}
            onClick={toggle}
          >
            <ScreenIcon name="menu" size={22} />
          </IconButton>
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
