/** A place of the landing page for what is going on right now, with a drawing that is there until it comes. */
import type { ReactNode } from 'react';
import classes from './live.module.css';
// After the look of all: each kind changes some of it.
import cards from './market-cards.module.css';
import rows from './market-rows.module.css';

const LOOKS = { listings: cards.listings, events: rows.events, stores: rows.stores };

/** Words with a number, `{}`, for one and for several: what fills the place has no others. */
interface Counted {
  one: string;
  other: string;
}

interface LiveProps {
  kind: 'listings' | 'events' | 'stores';
  /** What the list is. */
  label: string;
  /** How many there are in all. */
  counted: Counted;
  /** More words for what is shown, as the attributes `data-…` of the list. */
  words?: { 'data-foil': string; 'data-etched': string } | { 'data-one': string; 'data-other': string };
  /** The drawing. */
  children: ReactNode;
}

/** A text for React: it neither looks into such an element nor changes it, and what was filled in before it came stays. */
const FILLED_BY_ITSELF = '';

export const Live = ({ kind, label, counted, words, children }: LiveProps) => (
  <div className={classes.live}>
    <div className={`${classes.stage} ${LOOKS[kind]}`}>
      <p
        className={classes.count}
        data-count={kind}
        data-one={counted.one}
        data-other={counted.other}
        suppressHydrationWarning
      >
        {FILLED_BY_ITSELF}
      </p>
      <ul className={classes.list} data-live={kind} aria-label={label} {...words} suppressHydrationWarning>
        {FILLED_BY_ITSELF}
      </ul>
      <div className={classes.drawing}>{children}</div>
    </div>
  </div>
);
