/** Loads the code of pages before they are rendered. */
import { matchPath } from 'react-router-dom';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { SCREENS } from '../pages/screens';

/** What pages are built from, fetched with the first of them. */
export const mantine = lazyWithPreload(() => import('./providers'));

/** Starts loading the page of the screen with this path. */
export function preloadPage(path: string): void {
  const screen = SCREENS.find((each) => each.path === path);
  screen?.page.preload();
  if (screen && !screen.ssr) mantine.preload();
}

/** Resolves when the code of the page at `pathname`, if the server renders it, has loaded or failed; at once for other pages. */
export async function preloadRenderedPage(pathname: string): Promise<void> {
  await SCREENS.find(({ path, ssr }) => ssr && matchPath(path, pathname))?.page.ready();
}
