/** A prerendered page loads its scripts at the first interaction. */

const INTERACTION_EVENTS = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;
const INTERACTIVE = 'a, button, [role="button"], input, select';

/** Resolves at the first interaction with a link or a control within `root`. */
export function onFirstInteraction(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const onInteraction = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(INTERACTIVE)) return;
      for (const kind of INTERACTION_EVENTS) root.removeEventListener(kind, onInteraction);
      resolve();
    };
    for (const kind of INTERACTION_EVENTS) root.addEventListener(kind, onInteraction, { passive: true });
  });
}

/**
 * Queues the last click on a button within `root`, which is not hydrated yet. The returned function stops that and replays the click if
 * it `isReady`; links lead on by themselves.
 */
export function queueClickUntilHydrated(root: HTMLElement): (isReady: boolean) => void {
  let pressed: HTMLElement | null = null;
  const queue = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  };
  root.addEventListener('click', queue);
  return (isReady) => {
    root.removeEventListener('click', queue);
    pressed?.removeAttribute('aria-busy');
    if (isReady) pressed?.click();
  };
}
