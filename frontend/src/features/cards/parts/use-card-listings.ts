/** Who has a card, as the card's page shows it. */
import { useMemo } from 'react';
import { useAvailability } from '../../../api/availability';
import { type Printings, useListingsWithCardInfiniteQuery, withCard } from '../../../api/listings';
import { type GroupedListings, groupListings, type ListingsSummary, summaryOf } from './card-listings';

export interface CardListingsState extends GroupedListings {
  summary: ListingsSummary;
  /** Whether there is more than the summary counts. */
  isPartial: boolean;
  /** Nothing has come yet. */
  loading: boolean;
  /** The last call failed. */
  failed: boolean;
  /** How many listings have loaded, out of `total`. */
  shown: number;
  total: number;
  /** A call is on its way. */
  busy: boolean;
  retry: () => void;
  /** Reads on; absent when all is read. */
  more?: () => void;
}

interface CardListingsOptions {
  printings: Printings;
  /** The nearest come first, not the cheapest. */
  isNearest?: boolean;
  /** The printing's id as it is now: one that was merged into another is that other. */
  now?: string | undefined;
  /** Nothing is asked for. */
  skip?: boolean;
}

export function useCardListings(
  cardId: string,
  { printings, isNearest = false, now, skip = false }: CardListingsOptions,
): CardListingsState {
  const query = useListingsWithCardInfiniteQuery(withCard(cardId, printings, isNearest), { skip });
  const pages = query.currentData?.pages;
  const cardListings = useMemo(
    () => groupListings(pages?.flatMap(({ rows }) => rows) ?? [], now ? [cardId, now] : [cardId], isNearest),
    [pages, cardId, now, isNearest],
  );
  // What is not read yet is counted by the server.
  const counted = useAvailability(query.hasNextPage ? [cardId] : [], printings).get(cardId);
  const read = useMemo(() => summaryOf(cardListings), [cardListings]);
  return {
    ...cardListings,
    summary: counted ? { ...counted, from: counted.price } : read,
    isPartial: counted ? counted.isPartial : query.hasNextPage,
    loading: pages === undefined && query.isFetching,
    failed: query.isError && !query.isFetching,
    shown: pages?.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0,
    total: pages?.at(-1)?.total ?? 0,
    busy: query.isFetching,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}
