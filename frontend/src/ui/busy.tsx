/** A word in the corner while a dialog's code is on its way. */
import classes from './busy.module.css';

export const Busy = () => (
  <div className={classes.busy} role="status">
    Loading…
  </div>
);
