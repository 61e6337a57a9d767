/** Keeps the focus near what is about to be removed. */

/** The part of the page around `element`, which can have the focus from then on. */
export function partAround(element: Element): HTMLElement | null {
  const part = element.closest<HTMLElement>('section, [role="dialog"], main');
  if (part && !part.hasAttribute('tabindex')) part.tabIndex = -1;
  return part;
}

/**
 * Moves a focus in `leaving` to the part of the page around it: once `leaving` is removed, the focus would be at the top of the page.
 * For a button that knows, when it is pressed or its call is answered, that it goes away, and not what is around it. Where the focus
 * has a better place, the component that renders without the button uses `useFocusWhenLost`.
 */
export function focusAround(leaving: Element): void {
  if (leaving.contains(document.activeElement)) partAround(leaving)?.focus({ preventScroll: true });
}
