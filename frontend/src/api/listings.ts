/** The calls about listings, for the screens. */
import {
  type CardListing,
  type GetListingsOfUserApiArg,
  type GetListingsWithCardApiArg,
  listingsApi as generated,
  type ListingDto,
} from './generated/listings';
import { type Page, toPage } from './page';

export type {
  CardListing,
  ChangeListingApiResponse,
  GetListingsOfUserApiResponse,
  GetListingsWithCardApiResponse,
  ListingDto,
  PostListing,
  PostListingsApiResponse,
} from './generated/listings';

/** So many listings come with a page of a lister's. */
const LISTER_PAGE = 60;

/** Listings of one card are grouped and counted, so as many as the server gives. */
const CARD_PAGE = 500;

const PAGING = {
  initialPageParam: undefined,
  getNextPageParam: (last: Page<unknown>) => last.after ?? undefined,
};

/** What a person posts, changes or withdraws is on several screens; what they sold is on one more. */
const listings = generated.enhanceEndpoints({
  endpoints: {
    getOrderHistory: { providesTags: ['OrderHistory'] },
    postListings: { invalidatesTags: ['Listing', 'Dashboard'] },
    changeListing: { invalidatesTags: ['Listing', 'Dashboard', 'OrderHistory'] },
    withdrawListing: { invalidatesTags: ['Listing', 'Dashboard'] },
  },
});

type OfUser = Pick<GetListingsOfUserApiArg, 'id' | 'status' | 'q' | 'condition'>;

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

    /** Who has a card, page by page, the cheapest first. */
    listingsWithCard: build.infiniteQuery<Page<CardListing>, string, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: cardId, pageParam: after }) => ({
        url: '/api/listings/with-card',
        params: { cardId, limit: CARD_PAGE, after } satisfies GetListingsWithCardApiArg,
      }),
      transformResponse: (rows: CardListing[], meta) => toPage(rows, meta),
      providesTags: ['Listing'],
    }),
  }),
});

export const {
  useChangeListingMutation,
  useListingsOfUserInfiniteQuery,
  useListingsWithCardInfiniteQuery,
  usePostListingsMutation,
  useWithdrawListingMutation,
} = listingsApi;
