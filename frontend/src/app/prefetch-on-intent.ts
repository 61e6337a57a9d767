/** Prefetches a page when a link to it gets the pointer or the focus: its code at once, its data after a short delay. */
import { useEffect } from 'react';
import { prefetchPageData, preloadPage } from './preload-page';

/** A pointer that only passes over a link has left it by then; in milliseconds. */
const INTENT_DELAY_MS = 80;

/** Listens on the document, so that every link is covered, whichever component renders it. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    let meant: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => clearTimeout(meant);
    const onIntent = ({ target }: Event) => {
      cancel();
      const address = addressOf(target);
      if (!address) return;
      void preloadPage(address.pathname);
      // With data saver on (`navigator.connection.saveData`) no data is prefetched.
      if (!savesData()) meant = setTimeout(() => prefetchPageData(address), INTENT_DELAY_MS);
    };
    const on = (kinds: readonly string[], act: (event: Event) => void) => {
      // Capture phase: scroll events of inner containers do not bubble.
      for (const kind of kinds) document.addEventListener(kind, act, { passive: true, capture: true });
      return () => {
        for (const kind of kinds) document.removeEventListener(kind, act, { capture: true });
      };
    };
    // Scrolling cancels the pending prefetch: a list that moves below the pointer shows no intent.
    const cleanups = [
      on(['pointerover', 'focusin'], onIntent),
      on(['pointerout', 'pointercancel', 'focusout', 'scroll'], cancel),
      cancel,
    ];
    return () => {
      for (const end of cleanups) end();
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
