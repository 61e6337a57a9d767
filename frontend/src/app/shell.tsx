/** The frame of every page: skip link, banner, content, footer, and the host of dialogs and toasts. */
import { useEffect, useRef } from 'react';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import type { Frame } from '../browser/frame';
import { useHistoryDialog } from '../browser/use-history-dialog';
import { useUser } from '../browser/use-user';
import { useAuthDialog } from '../features/auth/auth-dialog-state';
import { useExpiry } from '../features/auth/use-expiry';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { useLast } from '../lib/use-last';
import { Busy } from '../ui/busy';
import { LazyBoundary } from '../ui/lazy-boundary';
import { SkipLink } from '../ui/skip-link';
import { useToastWaits } from '../ui/toast';
import { menuBadge } from './badge-part';
import { Banner } from './banner';
import { ConnectionNotice } from './connection-notice';
import { Footer } from './footer';
import { usePrefetchOnIntent } from './prefetch-on-intent';
import { clientRoutesPart } from './preload-page';
import { preloadWhenIdle } from './preload-when-idle';
import { useQuick } from './quick/use-quick';
import type { RouteHandle } from './screen-route';
import { useMedia } from './use-media';

const CONTENT_ID = 'content';

/** Fetched when the first dialog or toast is near. */
const dialogHost = lazyWithPreload(() => import('./dialog-host'));

export function Shell() {
  const handle = useMatches().find((match) => match.handle !== undefined)?.handle as RouteHandle | undefined;
  const { screen: route, memberFrame } = handle ?? {};
  const { dialog } = useAuthDialog();
  const content = useFocusOnNewPage();
  const user = useUser();
  const inside = user !== null && memberFrame !== undefined;
  const phone = useMedia('(max-width: 47.99em)') && inside;
  const quick = useQuick(inside);
  // A dialog that is open when its page is left fades out above the next.
  const lastMemberFrame = useLast(memberFrame ?? null);
  const menu = useHistoryDialog();
  const isToastPending = useToastWaits();
  // Until the code that knows the page of a link has come, the page before it stays.
  const isOnTheWay = useNavigation().state !== 'idle';
  useExpiry();
  usePrefetchOnIntent();
  // A page that the server renders is complete; every other one loads more after the first paint.
  const late = route !== undefined && !route.ssr;
  const isMember = user !== null;
  useEffect(() => {
    // What a mail's link leads to opens no dialog of its own, but may ask for a login.
    if (late) preloadWhenIdle([...(memberFrame?.idleParts ?? []), dialogHost]);
    // Where the links of a public page lead those who are logged in.
    else if (isMember) preloadWhenIdle([clientRoutesPart]);
  }, [late, memberFrame, isMember]);
  const find = inside && <memberFrame.FindButton onFind={() => quick.open('find')} />;
  return (
    <>
      <SkipLink to={route?.content ?? CONTENT_ID} />
      {route && route.banner !== false && (
        <Banner memberFrame={memberFrame} bare={phone} onFind={() => quick.open('find')} />
      )}
      <ConnectionNotice />
      {isOnTheWay && <Busy />}
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
              screens: memberFrame?.menuOf('sidebar', user?.role) ?? [],
              withStore: menuBadge,
            } satisfies Frame
          }
        />
      </main>
      <Footer
        shortcuts={inside && <memberFrame.ShortcutsButton onShortcuts={() => quick.open('shortcuts')} />}
      />
      {phone && memberFrame && (
        <memberFrame.BottomBar
          second={route?.banner === false}
          menu={menu}
          opened={quick.dialog === 'more'}
          onMore={() => quick.open('more')}
        />
      )}
      {lastMemberFrame && <lastMemberFrame.Quick active={inside} quick={quick} />}
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
