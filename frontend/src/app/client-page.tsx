/** A page that the browser alone renders, with Mantine and the store that it is built from, fetched side by side. */
import { Suspense } from 'react';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { useIsHydrated } from '../lib/use-is-hydrated';
import type { Screen } from '../pages/screen';
import { PageSkeleton } from '../ui/page-skeleton';

/** What pages are built from, fetched with the first of them. */
const loadProviders = () => import('./providers');
const mantine = lazyWithPreload(loadProviders);
const whole = lazyWithPreload(async () => ({ default: (await loadProviders()).Whole }));

/** Starts loading the code of the screen's page, and what it is built from. */
export function preloadClientPage({ page }: Screen): void {
  page.preload();
  mantine.preload();
}

export function ClientPage(screen: Screen) {
  const { path, page, title } = screen;
  const isHydrated = useIsHydrated();
  const skeleton = <PageSkeleton title={title} />;
  if (!isHydrated) return skeleton;
  preloadClientPage(screen);
  return (
    <Suspense fallback={skeleton}>
      <mantine.Component>
        <Suspense key={path} fallback={skeleton}>
          <whole.Component>
            <page.Component />
          </whole.Component>
        </Suspense>
      </mantine.Component>
    </Suspense>
  );
}
