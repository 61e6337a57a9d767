/** How an offer or a deal stands, in one sentence, with what its reader can do about it; marked where it is their turn. */
import type { ReactNode } from 'react';
import classes from './trade-section.module.css';

interface TradeStateProps {
  sentence: ReactNode;
  isMyTurn: boolean;
  children: ReactNode;
}

export const TradeState = ({ sentence, isMyTurn, children }: TradeStateProps) => (
  <section className={classes.box} data-turn={isMyTurn || undefined}>
    <p className={classes.sentence} role="status">
      {sentence}
    </p>
    {children}
  </section>
);
