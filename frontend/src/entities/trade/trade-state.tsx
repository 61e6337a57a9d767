/** How an offer or a deal stands, in one sentence, with what its reader can do about it; marked where it is their turn. */
import type { ReactNode, RefObject } from 'react';
import classes from './trade-section.module.css';

interface TradeStateProps {
  sentence: ReactNode;
  isMyTurn: boolean;
  /** The sentence: the page focuses it when the button that changed the state was removed with it. */
  home: RefObject<HTMLParagraphElement | null>;
  children: ReactNode;
}

export function TradeState({ sentence, isMyTurn, home, children }: TradeStateProps) {
  return (
    <section className={classes.box} data-turn={isMyTurn || undefined}>
      <p ref={home} className={classes.sentence} role="status" tabIndex={-1}>
        {sentence}
      </p>
      {children}
    </section>
  );
}
