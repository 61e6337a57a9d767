/** The copies of a listing, for selling several of them in one step. */
import { type ListingDto, useGetCopiesQuery } from '../../../api/listings';
import { useLast } from '../../../lib/use-last';

/** How many the server lists, and sells, in one call. */
const MAX_SOLD_TOGETHER = 500;

/**
 * Asks for the copies of the listing of an open dialog; what they were stays while it closes. The listing itself is the
 * first of them, and the only one where they are not known as it is shown: it can be sold all the same.
 */
export function useCopies(listing: ListingDto | null) {
  const { currentData, refetch } = useGetCopiesQuery(
    { uuid: listing?.uuid ?? '', limit: MAX_SOLD_TOGETHER },
    { skip: listing === null },
  );
  const last = useLast(currentData ?? null);
  const known = (listing ? currentData : last) ?? [];
  return {
    copiesOf: (shown: ListingDto): readonly ListingDto[] => {
      const isKnown = known.some(({ uuid, version }) => uuid === shown.uuid && version === shown.version);
      return isKnown ? [shown, ...known.filter(({ uuid }) => uuid !== shown.uuid)] : [shown];
    },
    recount: () => void refetch(),
  };
}
