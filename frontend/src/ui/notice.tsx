/** A message in the middle of a page: an empty list, an error, a missing page. */
import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  title: string;
  text?: ReactNode;
  /** Read out at once by screen readers: for errors. */
  alert?: boolean;
  /** Its words change while it is there: each change is read out. What can be done is left out of that. */
  live?: boolean;
  /** What the person can do about it. */
  children?: ReactNode;
  /** The heading's level; 1 where the notice is the page. */
  level?: 1 | 2;
}

/** A calm block with a title, a text and what to do next. */
export function Notice({ title, text, alert, live, children, level = 1 }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.notice} role={alert ? 'alert' : undefined}>
      <div role={live ? 'status' : undefined}>
        <Heading className={classes.title}>{title}</Heading>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
