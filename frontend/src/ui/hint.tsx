/** A short message inside a page or form: what worked, what did not, what to know. */
import type { ReactNode } from 'react';
import classes from './hint.module.css';

interface HintProps {
  kind: 'info' | 'success' | 'warning' | 'danger';
  /** Read out when it appears: at once for `alert`, in a pause for `status`. */
  role?: 'alert' | 'status';
  id?: string;
  children: ReactNode;
}

export const Hint = ({ kind, role, id, children }: HintProps) => (
  <div id={id} className={`${classes.hint} ${classes[kind]}`} role={role}>
    {children}
  </div>
);
