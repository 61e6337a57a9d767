/** The router's routes, made from the table of pages. */
import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LazyComponent } from '../lib/lazy-with-preload';
import { MantineContext } from '../ui/mantine-context';
import { PageSkeleton } from '../ui/page-skeleton';
import { Guard } from './guard';
import { NotFound } from './not-found';
import { RouteError } from './route-error';
import { isLazy, mantine, PAGES, type PageRoute } from './route-table';
import { Shell } from './shell';

/** Every page inside the frame of banner and footer. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    children: [
      ...PAGES.map((route) => ({
        path: route.path,
        element: <PageSlot route={route} />,
        errorElement: <RouteError />,
        handle: route,
      })),
      { path: '*', element: <NotFound /> },
    ],
  },
];

function PageSlot({ route }: { route: PageRoute }) {
  const shown = isLazy(route.page) ? <LazyPage {...route} page={route.page} /> : <route.page />;
  // The key starts a new guard with each page: it remembers who came to that page.
  return route.access === 'guarded' ? <Guard key={route.path}>{shown}</Guard> : shown;
}

/** A page and Mantine that it is built from, fetched side by side; or a page whose parts fetch Mantine. */
function LazyPage({ path, page, prerender }: PageRoute & { page: LazyComponent<object> }) {
  page.preload();
  if (prerender) {
    return (
      <MantineContext value={mantine}>
        <Suspense fallback={null}>
          <page.Component />
        </Suspense>
      </MantineContext>
    );
  }
  mantine.preload();
  return (
    <Suspense fallback={<PageSkeleton />}>
      <mantine.Component>
        <Suspense key={path} fallback={<PageSkeleton />}>
          <page.Component />
        </Suspense>
      </mantine.Component>
    </Suspense>
  );
}
