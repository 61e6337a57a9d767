/** A part of an offer or a deal, in a box with its heading. */
import type { FocusEventHandler, ReactNode, Ref } from 'react';
import classes from './trade-section.module.css';

interface TradeSectionProps {
  title: string;
  /** A heading that takes the focus. */
  heading?: Ref<HTMLHeadingElement>;
  onFocus?: FocusEventHandler;
  /** Left out on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}

export const TradeSection = ({ title, heading, onFocus, screenOnly, children }: TradeSectionProps) => (
  <section className={classes.box} data-screen-only={screenOnly} aria-label={title} onFocus={onFocus}>
    <h2 ref={heading} className={classes.title} tabIndex={heading ? -1 : undefined}>
      {title}
    </h2>
    {children}
  </section>
);

/** The same, folded until somebody opens it. */
export const FoldedTradeSection = ({ title, children }: Pick<TradeSectionProps, 'title' | 'children'>) => (
  <details className={classes.box}>
    <summary className={classes.summary}>{title}</summary>
    {children}
  </details>
);
