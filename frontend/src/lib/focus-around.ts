/** Keeps the focus near what is about to go away. */

/** Moves the focus to the part of the page around `leaving`, which would drop it to the top of the page. */
export function focusAround(leaving: Element): void {
  const around = leaving.closest<HTMLElement>('section, [role="dialog"], main');
  if (!around) return;
  if (!around.hasAttribute('tabindex')) around.tabIndex = -1;
  around.focus({ preventScroll: true });
}
