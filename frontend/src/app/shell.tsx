/** The frame of every page: skip link, banner, content, footer, and the host of dialogs and toasts. */
import { useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import type { Frame } from '../browser/frame';
import { useHistoryDialog } from '../browser/use-history-dialog';
import { useUser } from '../browser/use-user';
import { useAuthDialog } from '../features/auth/auth-dialog-state';
import { useExpiry } from '../features/auth/use-expiry';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import type { Screen } from '../pages/screen';
import { confirmDialogBox } from '../ui/confirm-dialog';
import { dialogBox } from '../ui/dialog';
import { LazyBoundary } from '../ui/lazy-boundary';
import { sideSheetBox } from '../ui/side-sheet';
import { SkipLink } from '../ui/skip-link';
import { useToastWaits } from '../ui/toast';
import { Banner } from './banner';
import { BottomBar } from './bottom-bar';
import { ConnectionNotice } from './connection-notice';
import { FindButton } from './find-button';
import { Footer } from './footer';
import { menuBadge, menuOf } from './menus';
import { prefetchData, usePrefetchOnIntent } from './prefetch-on-intent';
import { preloadWhenIdle } from './preload-when-idle';
import { quickDialogs } from './quick/quick-dialogs-part';
import { useQuick } from './quick/use-quick';
import { useMedia } from './use-media';

const CONTENT_ID = 'content';

/** Fetched when the first dialog or toast is near. */
const dialogHost = lazyWithPreload(() => import('./dialog-host'));

export function Shell() {
  const route = useMatches().find(({ handle }) => handle !== undefined)?.handle as Screen | undefined;
  const { dialog } = useAuthDialog();
  const content = useFocusOnNewPage();
  const guarded = route?.access === 'guarded';
  const user = useUser();
  const inside = user !== null && guarded;
  const phone = useMedia('(max-width: 47.99em)') && inside;
  const quick = useQuick(inside);
  const menu = useHistoryDialog();
  const isToastPending = useToastWaits();
  useExpiry();
  usePrefetchOnIntent();
  // A page that the server renders is complete; every other one loads more after the first paint.
  const late = route !== undefined && !route.ssr;
  useEffect(() => {
    // What a mail's link leads to opens no dialog of its own, but may ask for a login.
    if (late)
      preloadWhenIdle(
        guarded ? [prefetchData, dialogBox, confirmDialogBox, dialogHost, sideSheetBox] : [dialogHost],
      );
  }, [late, guarded]);
  const find = inside && <FindButton onFind={() => quick.open('find')} />;
  return (
    <>
      <SkipLink to={route?.content ?? CONTENT_ID} />
      {route && route.banner !== false && (
        <Banner route={route} bare={phone} onFind={() => quick.open('find')} />
      )}
      <ConnectionNotice />
      <main
        id={CONTENT_ID}
        ref={content}
        tabIndex={-1}
        // What comes late takes its place above the fold: the footer below it must not move through the window.
        data-tall={late || undefined}
      >
        <Outlet
          context={
            {
              find,
              menuBelow: phone,
              menu,
              screens: menuOf('sidebar', user?.role),
              withStore: menuBadge,
            } satisfies Frame
          }
        />
      </main>
      <Footer onShortcuts={inside ? () => quick.open('shortcuts') : undefined} />
      {phone && (
        <BottomBar
          second={route?.banner === false}
          menu={menu}
          opened={quick.dialog === 'more'}
          onMore={() => quick.open('more')}
        />
      )}
      <LazyBoundary isNeeded={quick.dialog !== null}>
        <quickDialogs.Component dialog={quick.dialog} onClose={quick.close} onGo={quick.go} />
      </LazyBoundary>
      <LazyBoundary isNeeded={dialog !== null || isToastPending} isAwaited={dialog !== null}>
        <dialogHost.Component />
      </LazyBoundary>
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** Every address that is opened afresh has the same key; each has a scroll position of its own. */
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? `default ${pathname}${search}` : key;

/** Anyone who cannot see the page change is taken to the new page's beginning. */
function useFocusOnNewPage() {
  const { pathname, hash } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // An address that names a place in the page has the focus there.
    if (hash === '') content.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return content;
}
