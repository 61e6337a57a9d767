/** Loads the code of pages before they are rendered. */
import { matchPath } from 'react-router-dom';
import { loadOnce } from '../lib/lazy-with-preload';
import { ssrScreens } from '../pages/ssr.screens';

let loaded: typeof import('./client-routes') | null = null;

/** The screens that the browser alone renders: loaded before the first of them, or when a link to one is pointed at. */
export const loadClientRoutes = loadOnce(async () => {
  loaded = await import('./client-routes');
  return loaded;
});

/** The same while the browser is idle. */
export const clientRoutesPart = { preload: () => void loadClientRoutes().catch(() => undefined) };

/** The screen at `pathname`, if the server renders it. */
export const ssrScreenAt = (pathname: string) => ssrScreens.find(({ path }) => matchPath(path, pathname));

/** Starts loading the page at `pathname`. */
export async function preloadPage(pathname: string): Promise<void> {
  const screen = ssrScreenAt(pathname);
  if (screen) return screen.page.preload();
  try {
    (await loadClientRoutes()).preloadPageAt(pathname);
  } catch {
    // The navigation tries again, and says so.
  }
}

/** Starts the first calls of the page at `address`, if what knows them has loaded. */
export const prefetchPageData = (address: URL) => loaded?.prefetchDataOf(address);

/** Resolves when the code of the page at `pathname`, if the server renders it, has loaded or failed; at once for other pages. */
export async function preloadRenderedPage(pathname: string): Promise<void> {
  await ssrScreenAt(pathname)?.page.ready();
}
