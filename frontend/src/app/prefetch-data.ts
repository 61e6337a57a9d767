/** Prefetches the data of a screen when a link to it shows intent. Loaded after the first page. */
import { matchPath } from 'react-router-dom';
import { currentUser } from '../browser/session';
import { PREFETCHES } from '../pages/prefetches';
import type { Screen } from '../pages/screen';
import { pageStore } from './store';

/** Starts the first calls of the screen at `address`. Does nothing while logged out. */
export function prefetchPageData({ path, prefetch = [] }: Screen, { pathname, search }: URL): void {
  const user = currentUser();
  if (!user) return;
  const { dispatch } = pageStore();
  const visit = { user, params: new URLSearchParams(search), path: matchPath(path, pathname)?.params ?? {} };
  for (const name of prefetch) for (const call of PREFETCHES[name](visit)) dispatch(call);
}
