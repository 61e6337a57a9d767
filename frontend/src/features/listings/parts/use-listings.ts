/** The active listings of a lister, page by page, and what a dialog about one of them needs to know of them. */
import { listedBy, useListingsOfUserInfiniteQuery } from '../../../api/listings';
import type { CurrentListing } from './use-edit-conflict';

/** `words` narrow them down to the matching ones. */
export const useListings = (lister: string, words: string) =>
  useListingsOfUserInfiniteQuery(listedBy(lister, words));

export type ListingsQuery = ReturnType<typeof useListings>;

/** One of the listings, as the list has it. */
export function currentListing(uuid: string | null, query: ListingsQuery): CurrentListing {
  const rows = query.currentData?.pages.flatMap((page) => page.rows) ?? [];
  return {
    listing: rows.find((row) => row.uuid === uuid) ?? null,
    loading: query.isFetching,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
}
