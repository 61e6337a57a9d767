/** The calls about listings, for the screens. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  type CardListing,
  type GetListingsOfUserApiArg,
  type GetListingsOfUserWithCardApiArg,
  type GetListingsWithCardApiArg,
  type GetOrderHistoryApiArg,
  listingsApi as generated,
  type ListingDto,
} from './generated/listings';
import { OF_A_CARD } from './listing-tags';
import { PAGING, type Page, toPage } from './page';
import { withRetryAfter } from './retry-after';
import { unlessRefused } from './unless-refused';

export type {
  Availability,
  CardListing,
  ListingDto,
  PostListing,
  ReportedMessage,
  ReportMessage,
} from './generated/listings';

/** The page size of a lister's listings. */
const LISTER_PAGE = 60;

/** The page size of the order history. */
const SALES_PAGE = 60;

/** The sales of an account, all or in a period. */
export interface SalesArg extends Pick<GetOrderHistoryApiArg, 'soldFrom' | 'soldBefore' | 'limit'> {
  owner: string;
}

/** Listings of one card are grouped and counted, so as many as the server gives. */
const CARD_PAGE = 500;

/** What shows a person's own listings in other words. */
const OF_OWN = ['stock', 'dashboard', 'orderHistory', 'offers'] as const;
/** What a person posts or takes back is on several screens, and has its place on any page of a list. */
const posted = unlessRefused<Tag>(['listings', ...OF_OWN]);

/**
 * What they change, sell or withdraw is changed in the pages that are there: the server need not give each of them again. Offers for what
 * is gone end.
 */
const changed = unlessRefused<Tag>([OF_A_CARD, ...OF_OWN], ['listings', ...OF_OWN]);
type Tag = typeof OF_A_CARD | 'listings' | (typeof OF_OWN)[number];

const listings = generated.enhanceEndpoints({
  endpoints: {
    getAvailability: { providesTags: [OF_A_CARD] },
    getCardsOnOffer: { providesTags: [OF_A_CARD] },
    getListing: { providesTags: [OF_A_CARD] },
    postListings: { invalidatesTags: posted },
    changeListing: {
      invalidatesTags: changed,
      onQueryStarted: async ({ uuid }, cache) => {
        const answer = await succeeded(cache.queryFulfilled);
        if (answer) inPages(cache, [uuid], answer.data.status === 'ACTIVE' ? answer.data : null);
      },
    },
    withdrawListing: {
      invalidatesTags: changed,
      onQueryStarted: async ({ uuid }, cache) => {
        if (await succeeded(cache.queryFulfilled)) inPages(cache, [uuid], null);
      },
    },
    sellListings: {
      invalidatesTags: changed,
      onQueryStarted: async ({ sellListings }, cache) => {
        const sold = sellListings.listings.map(({ uuid }) => uuid);
        if (await succeeded(cache.queryFulfilled)) inPages(cache, sold, null);
      },
    },
    takeBackSales: { invalidatesTags: posted },
    getCopies: { providesTags: [OF_A_CARD] },
    sendMessage: { transformErrorResponse: withRetryAfter },
    reportMessage: { transformErrorResponse: withRetryAfter },
    restoreListing: { invalidatesTags: posted },
  },
});

type State = Parameters<typeof generated.util.selectCachedArgsForQuery>[0];

export interface Cache {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState: () => State;
}

export const succeeded = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch(() => null);

/** Puts `now` in the place of these listings in the pages that are there; null takes them off. Pages left empty are loaded again. */
export function inPages(
  { dispatch, getState }: Cache,
  uuids: readonly string[],
  now: ListingDto | null,
): void {
  let isEmptied = false;
  for (const whose of listingsApi.util.selectCachedArgsForQuery(getState(), 'listingsOfUser'))
    dispatch(
      listingsApi.util.updateQueryData('listingsOfUser', whose, ({ pages }) => {
        const rows = pages.flatMap((page) => page.rows);
        const gone = now ? 0 : rows.filter(({ uuid }) => uuids.includes(uuid)).length;
        for (const page of pages) {
          page.rows = page.rows.flatMap((row) => (uuids.includes(row.uuid) ? (now ?? []) : row));
          page.total -= gone;
          isEmptied ||= gone > 0 && gone === rows.length && page.total > 0;
        }
      }),
    );
  if (isEmptied) dispatch(listingsApi.util.invalidateTags(['listings']));
}

/** Whether a card is meant in this printing alone, or in any of its printings. */
export type Printings = NonNullable<GetListingsWithCardApiArg['printings']>;

/** The address of a card's page says which of them it shows. */
export const PRINTINGS_PARAM = 'printings';
export const printingsIn = (params: URLSearchParams): Printings =>
  params.get(PRINTINGS_PARAM) === 'this' ? 'this' : 'any';

/** Whose listings of which printings, and which of them first. */
interface WithCard {
  cardId: string;
  printings: Printings;
  sort?: 'nearest' | undefined;
}

type OfUser = Pick<GetListingsOfUserApiArg, 'id' | 'status' | 'q' | 'condition'>;

/** The active listings of a lister; `words` narrow them down to the matching ones. */
export const listedBy = (lister: string, words: string): OfUser => ({
  id: lister,
  status: 'ACTIVE',
  q: words || undefined,
});

/** The arguments of `listingsWithCard`. */
export const withCard = (cardId: string, printings: Printings, isNearest = false): WithCard => ({
  cardId,
  printings,
  sort: isNearest ? 'nearest' : undefined,
});

/** The generated reads give one page without its headers; the screens read on. */
export const listingsApi = listings.injectEndpoints({
  endpoints: (build) => ({
    /** The listings of a lister, page by page, the latest first. */
    listingsOfUser: build.infiniteQuery<Page<ListingDto>, OfUser, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { id, status, q, condition }, pageParam: after }) => ({
        url: `/api/listings/user/${encodeURIComponent(id)}/status/${status}`,
        params: { q, condition, limit: LISTER_PAGE, after } satisfies Partial<GetListingsOfUserApiArg>,
      }),
      transformResponse: (rows: ListingDto[], meta) => toPage(rows, meta),
      providesTags: ['listings'],
    }),

    /** The active listings of a lister of one card, in any printing, page by page, the cheapest first. */
    listingsOfUserWithCard: build.infiniteQuery<
      Page<ListingDto>,
      Pick<GetListingsOfUserWithCardApiArg, 'id' | 'cardId'>,
      string | undefined
    >({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { id, cardId }, pageParam: after }) => ({
        url: `/api/listings/user/${encodeURIComponent(id)}/with-card`,
        params: { cardId, limit: LISTER_PAGE, after } satisfies Partial<GetListingsOfUserWithCardApiArg>,
      }),
      transformResponse: (rows: ListingDto[], meta) => toPage(rows, meta),
      providesTags: [OF_A_CARD],
    }),

    /** What an account has sold, page by page, the latest sale first. */
    orderHistory: build.infiniteQuery<Page<ListingDto>, SalesArg, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { owner, ...asked }, pageParam: after }) => ({
        url: `/api/listings/user/${encodeURIComponent(owner)}/order-history`,
        params: { limit: SALES_PAGE, ...asked, after } satisfies Partial<GetOrderHistoryApiArg>,
      }),
      transformResponse: (rows: ListingDto[], meta) => toPage(rows, meta),
      providesTags: ['orderHistory'],
    }),

    /** Who has a card, page by page, the cheapest or the nearest first; of any printing, this one before all others. */
    listingsWithCard: build.infiniteQuery<Page<CardListing>, WithCard, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { cardId, printings, sort }, pageParam: after }) => ({
        url: '/api/listings/with-card',
        params: { cardId, printings, sort, limit: CARD_PAGE, after } satisfies GetListingsWithCardApiArg,
      }),
      transformResponse: (rows: CardListing[], meta) => toPage(rows, meta),
      providesTags: [OF_A_CARD],
    }),
  }),
});

export const {
  useChangeListingMutation,
  useGetCopiesQuery,
  useGetListingQuery,
  useListingsOfUserInfiniteQuery,
  useListingsOfUserWithCardInfiniteQuery,
  useListingsWithCardInfiniteQuery,
  useOrderHistoryInfiniteQuery,
  usePostListingsMutation,
  useReportMessageMutation,
  useRestoreListingMutation,
  useSellListingsMutation,
  useTakeBackSalesMutation,
  useSendMessageMutation,
  useWithdrawListingMutation,
} = listingsApi;
