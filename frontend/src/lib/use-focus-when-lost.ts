/** Where the focus goes when a render removes what had it. */
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A dialog that has closed gives the focus back by itself, if what opened it is still there. By then it has, in milliseconds. */
const DIALOG_RETURN_MS = 50;

/**
 * Focuses `home` after a render that removed what had the focus, unless another part of the page has taken the focus by itself. Spread
 * the result on an element around what may be removed; dialogs that are opened from there count as within it.
 *
 * For what is removed by an answer, a state or another person's change: the component that renders without it uses this. A button that
 * knows, when it is pressed, that it goes away uses `focusAround`.
 */
export function useFocusWhenLost(home: RefObject<HTMLElement | null> | (() => HTMLElement | null)) {
  /** What has the focus, or had it last, if it was within the element. */
  const last = useRef<{ element: Element; isInDialog: boolean } | null>(null);
  useEffect(() => {
    // After `onFocus`: React listens below the document, in the root and in the containers of portals.
    const note = ({ target }: Event) => {
      if (target !== last.current?.element) last.current = null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // In the same commit: a key that is pressed in between would go to the page.
  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.element.isConnected) return;
    const isNowhere = () => document.activeElement === document.body;
    const restore = () => {
      if (isNowhere()) (typeof home === 'function' ? home() : home.current)?.focus({ preventScroll: true });
      // Where `home` is not there yet, a later render has another try.
      if (!isNowhere() && last.current === lost) last.current = null;
    };
    if (lost.isInDialog) setTimeout(restore, DIALOG_RETURN_MS);
    else restore();
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const dialog = target.closest('[role="dialog"]');
      last.current = { element: target, isInDialog: dialog !== null && !dialog.contains(currentTarget) };
    },
  };
}
