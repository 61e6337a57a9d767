/** The shape of the forms of a place while they are on their way. */
import { Skeleton } from '@mantine/core';
import { texts } from '../../../texts';
import classes from './place.module.css';

export const PlaceSkeleton = () => (
  <div className={classes.place} role="status" aria-label={texts.ui.loading} aria-busy>
    <Skeleton h={80} />
    <Skeleton h={36} w={240} />
    <Skeleton h={88} />
    <Skeleton h={36} w={140} />
  </div>
);
