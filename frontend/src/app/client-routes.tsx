/**
 * The routes of the screens that the browser alone renders, with the frame's parts for members. A first visit of a page that the server
 * renders does without them.
 */
import { matchPath, type RouteObject } from 'react-router-dom';
import type { Screen } from '../pages/screen';
import { SCREENS } from '../pages/screens';
import { ClientPage, preloadClientPage } from './client-page';
import { Guard } from './guard';
import { memberFrame } from './member-frame';
import { prefetchData } from './prefetch-data-part';
import { screenRoute } from './screen-route';

const clientScreens = SCREENS.filter(({ ssr }) => !ssr);

export const clientRoutes: readonly RouteObject[] = clientScreens.map((screen) =>
  screen.access === 'guarded'
    ? screenRoute({ screen, memberFrame }, <GuardedPage screen={screen} />)
    : screenRoute({ screen }, <ClientPage {...screen} />),
);

/** The key starts a new guard with each screen: it remembers who came to it. */
function GuardedPage({ screen }: { screen: Screen }) {
  return (
    <Guard key={screen.path}>
      <ClientPage {...screen} />
    </Guard>
  );
}

const clientScreenAt = (pathname: string) => clientScreens.find(({ path }) => matchPath(path, pathname));

/** Starts loading the code of the page at `pathname`. */
export function preloadPageAt(pathname: string): void {
  const screen = clientScreenAt(pathname);
  if (screen) preloadClientPage(screen);
}

/** Starts the first calls of the page at `address`, once the code that knows them has loaded. */
export function prefetchDataOf(address: URL): void {
  const screen = clientScreenAt(address.pathname);
  if (screen) prefetchData.start(screen, address);
}
