/** Preloads the code of dialogs and sheets while the browser is idle. */
import { whenSettled } from '../lib/page-load';

/** Preloads these chunks once the page has loaded and the browser is idle. */
export function preloadWhenIdle(parts: readonly { preload: () => void }[]): void {
  if (process.env.NODE_ENV !== 'production') return;
  void whenSettled().then(() => {
    for (const part of parts) part.preload();
  });
}
