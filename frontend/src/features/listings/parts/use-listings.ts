/** The active listings of a lister, page by page, and one of them as it is now. */
import { type ListingDto, listedBy, useListingsOfUserInfiniteQuery } from '../../../api/listings';

/** `words` narrow them down to the matching ones. */
export const useListings = (lister: string, words: string) =>
  useListingsOfUserInfiniteQuery(listedBy(lister, words));

export type ListingsQuery = ReturnType<typeof useListings>;

/** Loads the list again: finds one of its listings as it is now, null where it is no longer there. */
export const latestIn =
  ({ refetch }: ListingsQuery) =>
  async (uuid: string): Promise<ListingDto | null> => {
    const { data, isError, error } = await refetch();
    if (isError) throw error;
    return data?.pages.flatMap(({ rows }) => rows).find((row) => row.uuid === uuid) ?? null;
  };
