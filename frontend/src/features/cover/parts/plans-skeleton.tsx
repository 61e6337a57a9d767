/** The shape of three plans, while they are made. */
import { Skeleton } from '@mantine/core';
import { texts } from '../../../texts';
import classes from '../cover.module.css';

export const PlansSkeleton = () => (
  <div role="status">
    <p className={classes.wait}>{texts.cover.planningNow}</p>
    <div className={classes.plans}>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} height={280} />
      ))}
    </div>
  </div>
);
