/** The calls about listings, for the screens. */
import {
  type CardListing,
  type GetListingsOfUserApiArg,
  type GetListingsOfUserWithCardApiArg,
  type GetListingsWithCardApiArg,
  type GetOrderHistoryApiArg,
  listingsApi as generated,
  type ListingDto,
} from './generated/listings';
import { PAGING, type Page, toPage } from './page';
import { withRetryAfter } from './retry-after';

export type {
  Availability,
  CardListing,
  ChangeListingApiResponse,
  GetAvailabilityApiResponse,
  GetCopiesApiResponse,
  GetListingsOfUserApiResponse,
  GetListingsOfUserWithCardApiResponse,
  GetListingsWithCardApiResponse,
  GetOrderHistoryApiResponse,
  ListingDto,
  PostListing,
  PostListingsApiResponse,
  ReportedMessage,
  ReportMessage,
  ReportMessageApiResponse,
  RestoreListingApiResponse,
  SellListingsApiResponse,
  SendMessageApiResponse,
  TakeBackSalesApiResponse,
} from './generated/listings';

/** So many listings come with a page of a lister's. */
const LISTER_PAGE = 60;

/** So many sales come with a page of the order history. */
const SALES_PAGE = 60;

/** Listings of one card are grouped and counted, so as many as the server gives. */
const CARD_PAGE = 500;

/** What a person posts, changes or withdraws is on several screens; what they sold is on one more. */
const listings = generated.enhanceEndpoints({
  endpoints: {
    getAvailability: { providesTags: ['Listing'] },
    postListings: { invalidatesTags: ['Listing', 'Dashboard'] },
    changeListing: { invalidatesTags: ['Listing', 'Dashboard', 'OrderHistory'] },
    withdrawListing: { invalidatesTags: ['Listing', 'Dashboard'] },
    sellListings: { invalidatesTags: ['Listing', 'Dashboard', 'OrderHistory'] },
    takeBackSales: { invalidatesTags: ['Listing', 'Dashboard', 'OrderHistory'] },
    getCopies: { providesTags: ['Listing'] },
    sendMessage: { transformErrorResponse: withRetryAfter },
    reportMessage: { transformErrorResponse: withRetryAfter },
    restoreListing: { invalidatesTags: ['Listing', 'Dashboard', 'OrderHistory'] },
  },
});

/** Whether a card is meant in this printing alone, or in any of its printings. */
export type Printings = NonNullable<GetListingsWithCardApiArg['printings']>;

/** Whose listings of which printings. */
interface WithCard {
  cardId: string;
  printings: Printings;
}

type OfUser = Pick<GetListingsOfUserApiArg, 'id' | 'status' | 'q' | 'condition'>;

/** The active listings of a lister; `words` narrow them down to the matching ones. */
export const listedBy = (lister: string, words: string): OfUser => ({
  id: lister,
  status: 'ACTIVE',
  q: words || undefined,
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
      providesTags: ['Listing'],
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
      providesTags: ['Listing'],
    }),

    /** What an account has sold, page by page, the latest sale first. */
    orderHistory: build.infiniteQuery<Page<ListingDto>, string, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: uuid, pageParam: after }) => ({
        url: `/api/listings/user/${encodeURIComponent(uuid)}/order-history`,
        params: { limit: SALES_PAGE, after } satisfies Partial<GetOrderHistoryApiArg>,
      }),
      transformResponse: (rows: ListingDto[], meta) => toPage(rows, meta),
      providesTags: ['OrderHistory'],
    }),

    /** Who has a card, page by page, the cheapest first; of any printing, this one before all others. */
    listingsWithCard: build.infiniteQuery<Page<CardListing>, WithCard, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { cardId, printings }, pageParam: after }) => ({
        url: '/api/listings/with-card',
        params: { cardId, printings, limit: CARD_PAGE, after } satisfies GetListingsWithCardApiArg,
      }),
      transformResponse: (rows: CardListing[], meta) => toPage(rows, meta),
      providesTags: ['Listing'],
    }),
  }),
});

export const {
  useChangeListingMutation,
  useGetCopiesQuery,
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
