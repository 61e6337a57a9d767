/** A query for a list that reads on, page by page. */

export interface ReadOn<Row> {
  currentData?: { pages: { rows: Row[]; total: number }[] } | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}
