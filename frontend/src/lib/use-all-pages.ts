/** Reads on, page by page, what is wanted as a whole: to add it up, to print it, to keep it as a file. */
import { useEffect } from 'react';

interface ReadOn {
  currentData?: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/** Whether all of it is there. */
export function useAllPages({
  currentData,
  hasNextPage,
  isFetching,
  isError,
  fetchNextPage,
}: ReadOn): boolean {
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return currentData !== undefined && !hasNextPage;
}
