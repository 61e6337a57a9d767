/** A word in the corner while the code of a dialog or a page is on its way. */

import { texts } from '../texts';
import classes from './busy.module.css';

export const Busy = () => (
  <div className={classes.busy} role="status">
    {texts.ui.busy}
  </div>
);
