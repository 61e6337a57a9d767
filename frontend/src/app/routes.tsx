/**
 * The router's routes, made from the screens. Not by the router's own `lazy`: that keeps the old page until the code has come,
 * where a skeleton is shown here, and it neither gives up in time nor tries again (lib/lazy-with-preload.ts).
 */
import { Suspense } from 'react';
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { useIsHydrated } from '../lib/use-is-hydrated';
import type { Screen } from '../pages/screen';
import { SCREENS } from '../pages/screens';
import { PageSkeleton } from '../ui/page-skeleton';
import { Guard } from './guard';
import { mantine } from './preload-page';
import { RouteError } from './route-error';
import { Shell } from './shell';

const notFound = lazyWithPreload(() => import('./not-found'));

/** Every page inside the frame of banner and footer. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      ...SCREENS.map((screen) => ({
        // The server's data reaches the same route in the browser, whichever screens either of them has.
        id: screen.path,
        path: screen.path,
        element: <PageSlot screen={screen} />,
        errorElement: <RouteError />,
        handle: screen,
        loader: screen.loader,
        // A dialog that opens above the page is an entry of the history, and no reason to read its data again.
        shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
          currentUrl.pathname !== nextUrl.pathname,
      })),
      { path: '*', element: <NotFound /> },
    ],
  },
];

function NotFound() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <notFound.Component />
    </Suspense>
  );
}

function PageSlot({ screen }: { screen: Screen }) {
  const shown = <LazyPage {...screen} />;
  // The key starts a new guard with each screen: it remembers who came to it.
  return screen.access === 'guarded' ? <Guard key={screen.path}>{shown}</Guard> : shown;
}

/** A page that the server renders; or a page with Mantine and the store that it is built from, fetched side by side. */
function LazyPage({ path, page, ssr, title }: Screen) {
  const isHydrated = useIsHydrated();
  if (ssr) {
    page.preload();
    return (
      <Suspense fallback={null}>
        <page.Component />
      </Suspense>
    );
  }
  const skeleton = <PageSkeleton title={title} />;
  if (!isHydrated) return skeleton;
  page.preload();
  mantine.preload();
  return (
    <Suspense fallback={skeleton}>
      <mantine.Component>
        <Suspense key={path} fallback={skeleton}>
          <page.Component />
        </Suspense>
      </mantine.Component>
    </Suspense>
  );
}
