/** Placeholders in the shape of listings. */
import { Skeleton } from '@mantine/core';
import classes from '../my-listings.module.css';

export const ListingsSkeleton = () => (
  <div className={classes.grid} role="status" aria-label="Loading listings" aria-busy>
    {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
      <Skeleton key={key} h={236} radius="lg" />
    ))}
  </div>
);
