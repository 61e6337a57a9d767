/** The frame of a page's content: its title, its breadcrumbs, what can be done, and the content below. */
import type { ReactNode } from 'react';
import { texts } from '../texts';
import classes from './page-frame.module.css';

interface PageFrameProps {
  /** The page's heading and the window's title. */
  title: string;
  /** Stands in the heading until the title is known. */
  heading?: ReactNode;
  breadcrumbs?: ReactNode;
  /** What the page is, below the title. */
  lead?: string;
  /** Stands beside the title. */
  actions?: ReactNode;
  /** Uses more of a large window: for stock, not for text. */
  wide?: boolean;
  children: ReactNode;
}

export function PageFrame(props: PageFrameProps) {
  const { title, heading = title, lead, breadcrumbs, actions, wide, children } = props;
  return (
    <div className={classes.frame} data-wide={wide}>
      <title>{texts.ui.windowTitle(title)}</title>
      {breadcrumbs}
      <div className={classes.head}>
        <div className={classes.names}>
          <h1 className={classes.title}>{heading}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
