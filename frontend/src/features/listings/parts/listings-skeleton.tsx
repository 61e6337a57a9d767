/** Placeholders in the shape of listings. */
import { Skeleton } from '@mantine/core';
import { texts } from '../../../texts';
import classes from '../my-listings.module.css';

export const ListingsSkeleton = () => (
  <div className={classes.grid} role="status" aria-label={texts.listings.loading} aria-busy>
    {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
      <Skeleton key={key} h={236} radius="lg" />
    ))}
  </div>
);
