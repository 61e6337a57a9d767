/** The search of what is on offer around the account, page by page. */
import type { OfferSearch } from '../lib/offer-search';
import { warningsOf } from '../lib/search-refusal';
import type { OfferedCard, OnOffer } from './generated/listings';
import { OF_A_CARD } from './listing-tags';
import { listingsApi } from './listings';
import { withRetryAfter } from './retry-after';

export type { OfferedCard } from './generated/listings';

/** Cards of a page, and the last page that the server answers. */
const PAGE = 60;
const LAST_PAGE = 100;

/** One page. `warnings` say what of the search was ignored. */
export interface OfferPage {
  rows: OfferedCard[];
  total: number;
  isPartial: boolean;
  warnings: readonly string[];
}

const toOfferPage = ({ cards, total, isPartial, notices }: OnOffer): OfferPage => ({
  rows: cards,
  total,
  isPartial,
  warnings: warningsOf({ notices }),
});

/** The parameters of the call. */
const parametersOf = ({ q, sort, anywhere, condition, finish, ...others }: OfferSearch) => ({
  ...(q && { q }),
  sort,
  ...(anywhere && { radius: 'any' }),
  condition: condition?.join(','),
  finish: finish?.join(','),
  ...others,
});

export const onOfferApi = listingsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cards that others sell or would trade, page by page. */
    findOffers: build.infiniteQuery<OfferPage, OfferSearch, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _pages, page) =>
          page * PAGE < last.total && page < LAST_PAGE ? page + 1 : undefined,
      },
      query: ({ queryArg, pageParam: page }) => ({
        url: '/api/listings/on-offer',
        params: { ...parametersOf(queryArg), page, limit: PAGE },
      }),
      transformResponse: toOfferPage,
      transformErrorResponse: withRetryAfter,
      providesTags: [OF_A_CARD],
    }),
  }),
});

export const { useFindOffersInfiniteQuery, useGetCardsOnOfferQuery } = onOfferApi;
