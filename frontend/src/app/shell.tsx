/** The frame of every page: skip link, banner, content, footer, and the host of dialogs and toasts. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { useAuthDialog } from '../features/auth/auth-dialog-state';
import { lazyPart } from '../lib/lazy-part';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { Busy } from '../ui/busy';
import { PartBoundary } from '../ui/part-boundary';
import { SkipLink } from '../ui/skip-link';
import { Banner } from './banner';
import { ConnectionNotice } from './connection-notice';
import { Footer } from './footer';
import type { PageRoute } from './route-table';

const CONTENT_ID = 'content';

/** Fetched when the first dialog or toast is near. */
const dialogHost = lazyPart(() => import('./dialog-host'));

export function Shell() {
  const route = useMatches().find(({ handle }) => handle !== undefined)?.handle as PageRoute | undefined;
  const { dialog } = useAuthDialog();
  const content = useFocusOnNewPage();
  // The landing page is quick because it needs no kit; everything else has it anyway.
  const needed = dialog !== null || (route !== undefined && route.path !== paths.landing);
  // Once there it stays: a dialog that is taken away while it closes cannot give the focus back.
  const [hosted, setHosted] = useState(needed);
  if (needed && !hosted) setHosted(true);
  return (
    <>
      <SkipLink to={route?.content ?? CONTENT_ID} />
      {route && route.banner !== false && <Banner route={route} />}
      <ConnectionNotice />
      <main id={CONTENT_ID} ref={content} tabIndex={-1} style={{ flex: 1, outline: 'none' }}>
        <Outlet />
      </main>
      <Footer />
      {hosted && (
        <PartBoundary floating message={texts.app.dialogFailed}>
          <Suspense fallback={dialog && <Busy />}>
            <dialogHost.Component />
          </Suspense>
        </PartBoundary>
      )}
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** Every address that is opened afresh has the same key; each has a scroll position of its own. */
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? `default ${pathname}${search}` : key;

/** Whoever cannot see the page change is taken to the new page's beginning. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
