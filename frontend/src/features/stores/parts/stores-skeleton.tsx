/** Placeholders in the shape of stores. */
import { Skeleton } from '@mantine/core';
import { texts } from '../../../texts';
import list from '../../../ui/paged-list.module.css';
import classes from './stores-skeleton.module.css';

export const StoresSkeleton = () => (
  <div role="status" aria-label={texts.stores.loading} aria-busy>
    <Skeleton className={list.count} h={25} w={90} />
    <div className={list.grid}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <Skeleton key={key} className={classes.placeholder} radius="lg" />
      ))}
    </div>
  </div>
);
