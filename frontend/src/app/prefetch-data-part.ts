/** The code that prefetches the data of every screen. Until it has loaded, a link prefetches its page's code only. */
import { loadOnce } from '../lib/lazy-with-preload';
import type { Screen } from '../pages/screen';

let data: typeof import('./prefetch-data') | null = null;
const load = loadOnce(async () => {
  data = await import('./prefetch-data');
});

export const prefetchData = {
  preload: () => void load().catch(() => undefined),
  ready: () => load(),
  /** Starts the first calls of the screen at `address`, if the code is there. */
  start: (screen: Screen, address: URL) => data?.prefetchPageData(screen, address),
};
