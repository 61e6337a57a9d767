/** Placeholders in the shape of watched cards. */
import { Skeleton } from '@mantine/core';
import { texts } from '../../../texts';
import classes from '../watchlist.module.css';

export const WatchlistSkeleton = () => (
  <div role="status" aria-label={texts.watchlist.loading} aria-busy>
    <Skeleton className={classes.countShape} />
    <div className={classes.grid}>
      {['one', 'two', 'three', 'four', 'five'].map((key) => (
        <div key={key}>
          <Skeleton className={classes.cardShape} />
          <Skeleton h={20} mt="sm" />
          <Skeleton h={18} mt="xs" w="70%" />
          <Skeleton h={42} mt="md" />
        </div>
      ))}
    </div>
  </div>
);
