/** Whoever reaches for a link to a page finds it on its way: its code at once, its data when they mean it. */
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { loadOnce } from '../lib/lazy-part';
import { isLazy, kit, PAGES } from './route-table';

/** Who passes over a link goes on sooner than this. */
const MEANT_MS = 80;

type DataAhead = typeof import('./data-ahead');
let data: DataAhead | null = null;
const load = loadOnce(async () => {
  data = await import('./data-ahead');
});

/** What knows the data of every page; links that are reached for before it is there get their page's code only. */
export const dataAhead = {
  preload: () => void load().catch(() => undefined),
  ready: () => load(),
};

/** Starts loading the page at this path of the table. */
export function preloadPage(path: string): void {
  const found = PAGES.find((route) => route.path === path);
  if (!found || !isLazy(found.page)) return;
  found.page.preload();
  if (found.kit !== false) kit.preload();
}

/** Watches all links of the client: there are many, made by many, and they come and go. */
export function useReach(): void {
  useEffect(() => {
    let meant: ReturnType<typeof setTimeout> | undefined;
    const leave = () => clearTimeout(meant);
    const reach = ({ target }: Event) => {
      leave();
      const address = addressOf(target);
      const path = address && PAGES.find((route) => matchPath(route.path, address.pathname))?.path;
      if (!path) return;
      preloadPage(path);
      // On a line that is paid by the byte nothing is fetched that may be for nothing.
      if (!savesData()) meant = setTimeout(() => data?.fetchData(path, address), MEANT_MS);
    };
    const on = (kinds: readonly string[], act: (event: Event) => void) => {
      // Also what scrolls within the page is heard of, which says so to nobody above it.
      for (const kind of kinds) document.addEventListener(kind, act, { passive: true, capture: true });
      return () => {
        for (const kind of kinds) document.removeEventListener(kind, act, { capture: true });
      };
    };
    // A finger that begins to scroll takes back its reach; a list that scrolls by below the pointer was never reached for.
    const ends = [
      on(['pointerover', 'focusin'], reach),
      on(['pointerout', 'pointercancel', 'focusout', 'scroll'], leave),
      leave,
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
}

/** Where the link leads that `target` is part of; null where it leads to no other page of the client. */
function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  const address = new URL(link.href);
  const { origin, pathname, search } = window.location;
  if (address.origin !== origin || address.pathname + address.search === pathname + search) return null;
  return address;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
