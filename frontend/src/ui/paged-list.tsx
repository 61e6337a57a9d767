/** The frame of a list that is read page by page, with everything that can stand in its place. */
import { type ReactNode, type RefCallback, useCallback, useDeferredValue, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Count } from '../texts/formatters';
import { ErrorState } from './error-state';
import { LoadMore } from './load-more';
import classes from './paged-list.module.css';

/** More than a window shows of any list: the rest is drawn right after them. */
const FIRST_ROWS = 16;

/** A query for a list that reads on, page by page. */
export interface ReadOn<Row> {
  currentData?: { pages: { rows: Row[]; total: Count }[] } | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface PagedListProps<Row> {
  query: ReadOn<Row>;
  /** What the entries are, where nothing around them says so. */
  label?: string;
  /** What to say when they could not be loaded. */
  failure: string;
  /** Shown there when they could not be loaded; by default the failure, and the way to try again. */
  failed?: ReactNode;
  /** Placeholders in the shape of the list. */
  skeleton: ReactNode;
  /** Shown there when there is no entry. */
  empty: ReactNode;
  /** Something is in the list beside the entries: it is drawn even without any. */
  held?: boolean;
  /** How many entries are drawn, where that is not all of them. */
  drawn?: number;
  /** How many entries there are, above them. */
  count?: (total: Count) => string;
  /** What else is above the entries. */
  above?: (total: Count, rows: Row[]) => ReactNode;
  /** Shows the entries so far; `list` is the element that they are the children of. */
  children: (rows: Row[], list: RefCallback<HTMLElement>) => ReactNode;
}

export function PagedList<Row>({ query, label, failure, children, ...instead }: PagedListProps<Row>) {
  const { skeleton, empty, count, above, drawn, held = false } = instead;
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const keepList = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  const pages = query.currentData?.pages;
  const rows = pages?.flatMap((page) => page.rows) ?? [];
  const whole = useWhole();
  const total = pages?.at(-1)?.total ?? 0;
  const failed = query.isError && !query.isFetching;

  /** The button that is pressed goes away: the focus stays with what comes in its place. */
  const retry = () => {
    content.current?.focus();
    void query.refetch();
  };
  const listed = () => (
    <section aria-label={label} aria-busy={query.isFetching}>
      {rows.length > 0 && count && (
        <p className={classes.count} role="status">
          {count(total)}
        </p>
      )}
      {rows.length > 0 && above?.(total, rows)}
      {children(whole ? rows : rows.slice(0, FIRST_ROWS), keepList)}
      {rows.length === 0 && empty}
      <LoadMore
        list={list}
        shown={rows.length}
        rows={drawn ?? rows.length}
        total={total}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
        failure={failed ? failure : null}
      />
    </section>
  );
  return (
    <div ref={content} tabIndex={-1} className={classes.content}>
      {!pages && failed && (instead.failed ?? <ErrorState message={failure} onRetry={retry} />)}
      {!pages && !failed && skeleton}
      {pages && (rows.length > 0 || held ? listed() : empty)}
    </div>
  );
}

/**
 * Whether all rows are drawn. Those that are known when the list comes would hold up its first sight; anyone who goes back
 * finds the place where they were, which may be far down.
 */
function useWhole(): boolean {
  const came = useNavigationType();
  const later = useDeferredValue(true, false);
  return later || came === NavigationType.Pop;
}
