/** The shape of a page whose code is still on its way; works before Mantine is there. */

import { texts } from '../texts';
import classes from './page-skeleton.module.css';

/** A heading and a few lines that breathe. */
export function PageSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label={texts.ui.loading} aria-busy>
      <div className={classes.title} />
      <div className={classes.line} />
      <div className={classes.line} />
      <div className={classes.block} />
    </div>
  );
}
