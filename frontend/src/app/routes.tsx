/**
 * The router's routes, made from the screens. Not by the router's own `lazy`: that keeps the old page until the code has come,
 * where a skeleton is shown here, and it neither gives up in time nor tries again (lib/lazy-with-preload.ts).
 */
import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import type { Screen } from '../pages/screen';
import { ssrScreens } from '../pages/ssr.screens';
import { PageSkeleton } from '../ui/page-skeleton';
import { RouteError } from './route-error';
import { screenRoute } from './screen-route';
import { Shell } from './shell';

/** The route of the frame: those of pages are its children. */
export const FRAME_ID = 'frame';

const notFound = lazyWithPreload(() => import('./not-found'));

/** These pages inside the frame of banner and footer, and a 404 at every other address. */
export const routesOf = (pages: readonly RouteObject[]): RouteObject[] => [
  {
    id: FRAME_ID,
    element: <Shell />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <PageSkeleton />,
    // The way to a page whose route did not come ends at the last route.
    children: [...pages, { path: '*', element: <NotFound />, errorElement: <RouteError /> }],
  },
];

/** The route of a screen that the server renders. */
export const ssrRoute = (screen: Screen): RouteObject => screenRoute({ screen }, <SsrPage {...screen} />);

/** The routes of the screens that the server renders. */
export const ssrRoutes = ssrScreens.map(ssrRoute);

function NotFound() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <notFound.Component />
    </Suspense>
  );
}

function SsrPage({ page }: Screen) {
  page.preload();
  return (
    <Suspense fallback={null}>
      <page.Component />
    </Suspense>
  );
}
