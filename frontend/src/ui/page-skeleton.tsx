/** The shape of a page whose code is still on its way; works before Mantine is there. */
import { texts } from '../texts';
import { PageFrame } from './page-frame';
import classes from './page-skeleton.module.css';

/**
 * A heading, which is the page's `title` where that is known, and a few lines that breathe. A page that loads has a title and a heading,
 * too: without them a screen reader says nothing of where a link has led.
 */
export const PageSkeleton = ({ title }: { title?: string | undefined }) =>
  title ? (
    <PageFrame title={title}>
      <Lines />
    </PageFrame>
  ) : (
    <div className={classes.page}>
      <title>Playset</title>
      <h1 className={classes.title} aria-label={texts.ui.loading} />
      <Lines />
    </div>
  );

const Lines = () => (
  <div className={classes.lines} role="status" aria-label={texts.ui.loading} aria-busy>
    <div className={classes.line} />
    <div className={classes.line} />
    <div className={classes.block} />
  </div>
);
