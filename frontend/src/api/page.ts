/** Reading one page of a list: the rows from the body, the rest from the headers. */
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** One page of a list. `total` counts all pages' entries; `after` asks for the next page, null on the last. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  after: string | null;
}

/** For `infiniteQueryOptions`: reads on by the cursor of the last page. */
export const PAGING = {
  initialPageParam: undefined,
  getNextPageParam: (last: Page<unknown>) => last.after ?? undefined,
};

/** For `transformResponse`: joins the rows with the `X-Total-Count` and `Link` headers of their answer. */
export function toPage<Row>(rows: Row[], meta: FetchBaseQueryMeta | undefined): Page<Row> {
  const headers = meta?.response?.headers;
  const total = Number(headers?.get('x-total-count') ?? Number.NaN);
  const next = /<([^>]*)>;\s*rel="?next"?/.exec(headers?.get('link') ?? '')?.[1];
  const after = next ? new URL(next, window.location.origin).searchParams.get('after') : null;
  return { rows, total: Number.isNaN(total) ? rows.length : total, after };
}
