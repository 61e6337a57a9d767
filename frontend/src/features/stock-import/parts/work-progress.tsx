/** Long work of the server, or an upload: what is being done, how far it is, and whether the page has to stay open. */
import type { ReactNode } from 'react';
import { texts } from '../../../texts';
import classes from './work-progress.module.css';

interface WorkProgressProps {
  /** What is being done. */
  label: string;
  /** How far it is; null where nobody can say. */
  progress: { done: number; all: number } | null;
  /** Says more, such as that the tab can be closed. */
  about?: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** The words are read out when they change, not with every step. */
export const WorkProgress = ({ label, progress, about, children }: WorkProgressProps) => (
  <section className={classes.work} aria-busy>
    <p className={classes.label} role="status">
      {label}
    </p>
    <progress
      className={classes.bar}
      aria-label={texts.stockImport.progress}
      {...(progress && { max: Math.max(progress.all, 1), value: progress.done })}
    />
    {about && <p className={classes.about}>{about}</p>}
    {children && <div className={classes.actions}>{children}</div>}
  </section>
);
