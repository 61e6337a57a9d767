/** Who has a card, as the card's page shows it. */
import { useMemo } from 'react';
import { useListingsWithCardInfiniteQuery } from '../../../api/listings';
import { type Offers, sortOffers } from './offers';

export interface OffersState extends Offers {
  /** Nothing has come yet. */
  loading: boolean;
  /** The last call failed. */
  failed: boolean;
  /** So many listings are read; there are `total`. */
  shown: number;
  total: number;
  /** A call is on its way. */
  busy: boolean;
  retry: () => void;
  /** Reads on; absent when all is read. */
  more?: () => void;
}

export function useOffers(cardId: string): OffersState {
  const query = useListingsWithCardInfiniteQuery(cardId);
  const pages = query.currentData?.pages;
  const offers = useMemo(() => sortOffers(pages?.flatMap(({ rows }) => rows) ?? []), [pages]);
  return {
    ...offers,
    loading: pages === undefined && query.isFetching,
    failed: query.isError && !query.isFetching,
    shown: pages?.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0,
    total: pages?.at(-1)?.total ?? 0,
    busy: query.isFetching,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}
