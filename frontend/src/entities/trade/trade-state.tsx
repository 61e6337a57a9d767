/** How an offer or a deal stands, in one sentence, with what its reader can do about it; marked where it is their turn. */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import classes from './trade-section.module.css';

interface TradeStateProps {
  sentence: ReactNode;
  isMyTurn: boolean;
  /** The sentence: it is focused when the button that changed the state was removed with it. */
  home: RefObject<HTMLParagraphElement | null>;
  children: ReactNode;
}

export function TradeState({ sentence, isMyTurn, home, children }: TradeStateProps) {
  useFocusWhenLost(home);
  return (
    <section className={classes.box} data-turn={isMyTurn || undefined}>
      <p ref={home} className={classes.sentence} role="status" tabIndex={-1}>
        {sentence}
      </p>
      {children}
    </section>
  );
}

/** Focuses `home` after a render that removed what had the focus, unless another part of the page has taken the focus by itself. */
function useFocusWhenLost(home: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isGone = last.current instanceof Node && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) home.current?.focus({ preventScroll: true });
  });
}
