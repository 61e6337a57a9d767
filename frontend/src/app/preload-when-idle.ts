/** Preloads the code of dialogs and sheets while the browser is idle. */
import { whenLoaded } from '../lib/page-load';

/** Lets the page and its calls go first; in milliseconds after the load event. */
const PRELOAD_DELAY_MS = 1_500;

/** Preloads these chunks once the page has loaded and the browser is idle. */
export function preloadWhenIdle(parts: readonly { preload: () => void }[]): void {
  if (process.env.NODE_ENV !== 'production') return;
  const fetchAll = () => {
    for (const part of parts) part.preload();
  };
  void whenLoaded().then(() => setTimeout(() => whenIdle(fetchAll), PRELOAD_DELAY_MS));
}

/** Not every browser says when it is idle. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? void requestIdleCallback(act, { timeout: 5_000 }) : act();
