/** The calls about reviews and records, for the screens. */

import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { type AccountRecord, type GivenReview, reviewsApi as generated } from './generated/reviews';
import { PAGING, type Page, toPage } from './page';

export type { AccountRecord, DealReviews, RecordSide } from './generated/reviews';

/** Accounts are asked for together within this time, in milliseconds; the server answers as many at once. */
const COLLECT_MS = 20;
const MAX_RECORDS = 100;

/** The page size of what was said about an account. */
const PAGE = 10;

type Ask = (request: {
  url: string;
  params: { accounts: string[] };
}) => PromiseLike<{ data?: unknown; error?: unknown }>;
type Answer = Awaited<ReturnType<Ask>>;

let collecting: { accounts: Set<string>; answer: Promise<Answer> } | null = null;

/** Records of all accounts that are asked for at the same time, in one call. */
function askTogether(account: string, ask: Ask): Promise<Answer> {
  if (!collecting || collecting.accounts.size >= MAX_RECORDS) {
    const accounts = new Set<string>();
    const answer = new Promise((later) => setTimeout(later, COLLECT_MS)).then(() => {
      if (collecting?.accounts === accounts) collecting = null;
      return ask({ url: '/api/reviews/records', params: { accounts: [...accounts] } });
    });
    collecting = { accounts, answer };
  }
  collecting.accounts.add(account);
  return collecting.answer;
}

const withLists = generated.injectEndpoints({
  endpoints: (build) => ({
    /** The record of an account; null for one that is closed. A page full of people takes one call. */
    recordOf: build.query<AccountRecord | null, string>({
      queryFn: async (account, _api, _options, ask) => {
        const { data, error } = await askTogether(account, ask as Ask);
        if (error) return { error: error as FetchBaseQueryError };
        return { data: (data as AccountRecord[]).find((record) => record.account === account) ?? null };
      },
      providesTags: ['reviews'],
    }),
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
  useRecordOfQuery,
  useReviewsAboutInfiniteQuery,
  useWriteReviewMutation,
} = reviewsApi;
