/** Where the focus goes when “Hold for me” is replaced by the answer, and the answer by the button. */
import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Focuses the first of the actions after a render that removed the one that had the focus. Spread the result on the element around
 * them. Without dialogs and homes elsewhere it is a fraction of `useFocusWhenLost`, which the first visits have no room for.
 */
export function useFocusInPlace() {
  const actions = useRef<HTMLSpanElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current && !focused.current.isConnected && document.activeElement === document.body)
      actions.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  });
  return {
    ref: actions,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    // React hears nothing of the blur of what it removes.
    onBlur: () => {
      focused.current = null;
    },
  };
}
