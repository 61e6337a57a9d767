/** The router's routes, made from the table of pages. */
import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LazyPart } from '../lib/lazy-part';
import { KitContext } from '../ui/kit-context';
import { PageSkeleton } from '../ui/page-skeleton';
import { Guard } from './guard';
import { NotFound } from './not-found';
import { RouteError } from './route-error';
import { isLazy, kit, PAGES, type PageRoute } from './route-table';
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

/** A page and the kit that it is built from, fetched side by side; or a page whose parts fetch the kit. */
function LazyPage({ path, page, kit: built }: PageRoute & { page: LazyPart<object> }) {
  page.preload();
  if (built === false) {
    return (
      <KitContext value={kit}>
        <Suspense fallback={null}>
          <page.Component />
        </Suspense>
      </KitContext>
    );
  }
  kit.preload();
  return (
    <Suspense fallback={<PageSkeleton />}>
      <kit.Component>
        <Suspense key={path} fallback={<PageSkeleton />}>
          <page.Component />
        </Suspense>
      </kit.Component>
    </Suspense>
  );
}
