/** Reading one page of a list: the rows from the body, the rest from the headers. */
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import type { Count } from '../texts/formatters';

/** One page of a list. `total` counts all pages' entries; `after` asks for the next page, null on the last. */
export interface Page<Row, Total = number> {
  rows: Row[];
  total: Total;
  after: string | null;
}

/** For `infiniteQueryOptions`: reads on by the cursor of the last page. */
export const PAGING = {
  initialPageParam: undefined,
  getNextPageParam: (last: Page<unknown, Count>) => last.after ?? undefined,
};

/** For `transformResponse`: joins the rows with the `X-Total-Count` and `Link` headers of their answer. */
export function toPage<Row>(rows: Row[], meta: FetchBaseQueryMeta | undefined): Page<Row> {
  const page = toCappedPage(rows, meta);
  return { ...page, total: Number.parseInt(`${page.total}`, 10) };
}

/** The same for a list of which the server counts no more than the first 10,000 entries. */
export function toCappedPage<Row>(rows: Row[], meta: FetchBaseQueryMeta | undefined): Page<Row, Count> {
  const headers = meta?.response?.headers;
  const [count, more = ''] = /^(\d+)(\+)?$/.exec(headers?.get('x-total-count') ?? '')?.slice(1) ?? [];
  const next = /<([^>]*)>;\s*rel="?next"?/.exec(headers?.get('link') ?? '')?.[1];
  const after = next ? new URL(next, window.location.origin).searchParams.get('after') : null;
  const total = count === undefined ? rows.length : Number(count);
  return { rows, total: more ? `${total}+` : total, after };
}
