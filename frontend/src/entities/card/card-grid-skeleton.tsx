/** Placeholders in the shape of cards, while cards are being looked for. */
import { Skeleton } from '@mantine/core';
import { texts } from '../../texts';
import classes from './card-grid-skeleton.module.css';

/** The number of placeholders while a search loads. */
export const SKELETON_CARDS = 10;

/** A grid of `count` card-shaped placeholders. */
export const CardGridSkeleton = ({ count = SKELETON_CARDS }: { count?: number }) => (
  <div className={classes.grid} role="status" aria-label={texts.ui.loadingCards}>
    {Array.from({ length: count }, (_, index) => `placeholder ${index}`).map((key) => (
      <Skeleton key={key} className={classes.card} data-testid="card-skeleton" />
    ))}
  </div>
);
