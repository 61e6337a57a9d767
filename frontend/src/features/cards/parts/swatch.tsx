/** A piece of a line of the price chart: its colour and its dashes tell the finish. */

import type { PriceLine } from './price-lines';
import classes from './price-stroke.module.css';

export const Swatch = ({ finish }: { finish: PriceLine['finish'] }) => (
  <svg className={`${classes.swatch} ${classes[finish]}`} viewBox="0 0 26 8" aria-hidden>
    <path className={classes.line} d="M1 4h24" />
  </svg>
);
