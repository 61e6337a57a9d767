/** A page that stands without its scripts loads them when somebody reaches for something on it. */

const REACHES = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;
const USABLE = 'a, button, [role="button"], input, select';

/** Resolves when somebody reaches for something that can be used within `root`. */
export function firstReach(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const reach = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(USABLE)) return;
      for (const kind of REACHES) root.removeEventListener(kind, reach);
      resolve();
    };
    for (const kind of REACHES) root.addEventListener(kind, reach, { passive: true });
  });
}

/**
 * Keeps the last press on a button within `root`, which can do nothing yet. The answer ends that, and presses it again if
 * it `isReady`; links lead on by themselves.
 */
export function keepPress(root: HTMLElement): (isReady: boolean) => void {
  let pressed: HTMLElement | null = null;
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  };
  root.addEventListener('click', keep);
  return (isReady) => {
    root.removeEventListener('click', keep);
    pressed?.removeAttribute('aria-busy');
    if (isReady) pressed?.click();
  };
}
