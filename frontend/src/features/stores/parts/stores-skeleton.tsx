/** Placeholders in the shape of stores. */
import { Skeleton } from '@mantine/core';
import { texts } from '../../../texts';
import classes from '../stores.module.css';

export const StoresSkeleton = () => (
  <div role="status" aria-label={texts.stores.loading} aria-busy>
    <Skeleton className={classes.count} h={25} w={90} />
    <div className={classes.grid}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <Skeleton key={key} className={classes.placeholder} radius="lg" />
      ))}
    </div>
  </div>
);
