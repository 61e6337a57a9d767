/** The calls about reviews and records, for the screens. */
import { type GivenReview, reviewsApi as generated } from './generated/reviews';
import { PAGING, type Page, toPage } from './page';

export type { AccountRecord, DealReviews, RecordSide } from './generated/reviews';

/** The page size of what was said about an account. */
const PAGE = 10;

const withLists = generated.injectEndpoints({
  endpoints: (build) => ({
    /** What was said about an account, page by page, the latest first. */
    reviewsAbout: build.infiniteQuery<Page<GivenReview>, string, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: account, pageParam: after }) => ({
        url: `/api/reviews/about/${encodeURIComponent(account)}`,
        params: { limit: PAGE, after },
      }),
      transformResponse: (rows: GivenReview[], meta) => toPage(rows, meta),
      providesTags: ['reviews'],
    }),
  }),
});

export const reviewsApi = withLists.enhanceEndpoints({
  endpoints: {
    getRecords: { providesTags: ['reviews'] },
    getDealReviews: { providesTags: ['reviews'] },
    // A deal that has ended in the meantime is read again, too.
    writeReview: { invalidatesTags: ['reviews'] },
  },
});

export const {
  useGetDealReviewsQuery,
  useGetRecordsQuery,
  useReviewsAboutInfiniteQuery,
  useWriteReviewMutation,
} = reviewsApi;
