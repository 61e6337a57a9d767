/** Where the focus goes when what had it is removed. */
import { type RefObject, useEffect, useRef } from 'react';

/** Focuses `home` after a render that removed what had the focus, unless another part of the page has taken the focus by itself. */
export function useFocusWhenLost(home: RefObject<HTMLElement | null>): void {
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
