/** The place in a long list of results: after a reload as many pages are read again, and the page is where it was. */
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { perTab, readStored, writeStored } from '../../../lib/stored';

/** A query that reads on, as far as a place in it goes. */
interface PagedResults {
  currentData?: { pages: unknown[] } | undefined;
  isFetching: boolean;
  isError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface ScrollPosition {
  pages: number;
  top: number;
}

/** Further pages than these are not read again: somebody would wait for them. */
const MAX_PAGES = 12;

/** Going back within the client finds all pages still there, and the frame of the page keeps the place. */
export function useScrollRestoration(query: PagedResults): void {
  const { pathname, search, key } = useLocation();
  const came = useNavigationType();
  const name = ['results', key, pathname + search].join(' ');
  const wanted = useRef<ScrollPosition | null>(came === NavigationType.Pop ? readPosition(name) : null);
  const pages = query.currentData?.pages.length ?? 0;
  const loaded = useRef(pages);
  const { isFetching, isError, hasNextPage, fetchNextPage } = query;

  useEffect(() => {
    loaded.current = pages;
  }, [pages]);
  useEffect(() => {
    const keep = () => {
      const place: ScrollPosition = { pages: Math.min(loaded.current, MAX_PAGES), top: window.scrollY };
      writeStored(perTab, name, JSON.stringify(place));
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [name]);
  useEffect(() => {
    // Anyone who scrolls in the meantime has found another place.
    const leave = () => {
      wanted.current = null;
    };
    const moves = ['wheel', 'touchmove', 'keydown'] as const;
    for (const move of moves) window.addEventListener(move, leave, { passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, leave);
    };
  }, []);
  useEffect(() => {
    const place = wanted.current;
    if (!place || isFetching || pages === 0) return;
    if (pages < place.pages && hasNextPage && !isError) {
      void fetchNextPage();
      return;
    }
    wanted.current = null;
    window.scrollTo(0, place.top);
  }, [pages, isFetching, isError, hasNextPage, fetchNextPage]);
}

function readPosition(name: string): ScrollPosition | null {
  try {
    const { pages, top } = JSON.parse(readStored(perTab, name) ?? '{}') as Partial<ScrollPosition>;
    return typeof pages === 'number' && typeof top === 'number' ? { pages, top } : null;
  } catch {
    return null;
  }
}
