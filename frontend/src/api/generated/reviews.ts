import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReviewsAbout: build.query<
      GetReviewsAboutApiResponse,
      GetReviewsAboutApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reviews/about/${encodeURIComponent(String(queryArg.uuid))}`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    getDealReviews: build.query<
      GetDealReviewsApiResponse,
      GetDealReviewsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reviews/deals/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    writeReview: build.mutation<WriteReviewApiResponse, WriteReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/reviews/deals/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "PUT",
        body: queryArg.writeReview,
      }),
    }),
    getRecords: build.query<GetRecordsApiResponse, GetRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/reviews/records`,
        params: {
          accounts: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as reviewsApi };
export type GetReviewsAboutApiResponse =
  /** status 200 A page of the list. */ GivenReview[];
export type GetReviewsAboutApiArg = {
  /** The ID of the account. */
  uuid: string;
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetDealReviewsApiResponse = /** status 200 Success. */ DealReviews;
export type GetDealReviewsApiArg = /** The ID of the deal. */ string;
export type WriteReviewApiResponse = /** status 200 Success. */ DealReviews;
export type WriteReviewApiArg = {
  /** The ID of the deal. */
  uuid: string;
  writeReview: WriteReview;
};
export type GetRecordsApiResponse = /** status 200 Success. */ AccountRecord[];
export type GetRecordsApiArg = /** The accounts, comma-separated. */ string[];
export type Role = "USER" | "STORE";
export type GivenReview = {
  again: boolean;
  asDescribed: boolean | null;
  /** Null once the account of who wrote it is closed. */
  authorName: string | null;
  authorRole: Role;
  deal: string;
  onTime: boolean | null;
  text: string | null;
  /** To report it. */
  uuid: string;
  writtenAt: string;
};
export type RefusedField = {
  /** A stable code for programs: the field's own, or the `code` of the whole problem. More may be added. */
  code: string;
  /** Where it is in the request. */
  field: string;
  /** What's wrong with it, in plain language. */
  message: string;
  /** The values in `message`. */
  params?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** Send this along with the second factor. Present only if the login needs one. */
  challenge?: string;
  /** A stable code for programs, `<module>.<error>`. */
  code: string;
  /** What happened, in plain language. */
  detail: string;
  /** The invalid fields, if any. */
  errors?: RefusedField[];
  /** The same as `detail`; clients show it. */
  message: string;
  /** The values in `message`, if any. */
  params?: {
    [key: string]: string | number;
  };
  /** The HTTP status. */
  status: number;
  /** The status phrase. */
  title: string;
  /** A stable URI for the problem type. */
  type: string;
};
export type OwnReview = {
  again: boolean;
  asDescribed: boolean | null;
  onTime: boolean | null;
  text: string | null;
  writtenAt: string;
};
export type ShownReview = {
  again: boolean;
  asDescribed: boolean | null;
  onTime: boolean | null;
  text: string | null;
  /** To report it. */
  uuid: string;
  writtenAt: string;
};
export type DealReviews = {
  /** Until when the deal can be reviewed; null if it was not handed over. */
  closesAt: string | null;
  /** Whether the caller can write or change a review. */
  isOpen: boolean;
  /** What the caller said. */
  mine: OwnReview | null;
  /** When the caller's review is shown to others; null without one. */
  shownAt: string | null;
  /** What the other said; null until both have said something, or 7 days have passed since the hand-over. */
  theirs: ShownReview | null;
};
export type WriteReview = {
  /** Whether you would trade again. */
  again: boolean;
  /** Whether the cards were as described; null if you received none. */
  asDescribed: boolean | null;
  /** Whether the other came on time; null if that was of no concern. */
  onTime: boolean | null;
  /** A few words, which everybody with an account can read. */
  text?: string;
};
export type AnswerCounts = {
  no: number;
  yes: number;
};
export type ReviewCounts = {
  again: AnswerCounts;
  asDescribed: AnswerCounts;
  onTime: AnswerCounts;
};
export type RecordSide = {
  /** Deals that were handed over; with the same person at most three in 90 days count. */
  handOvers: number;
  /** Deals that it canceled less than 12 hours before the meeting. */
  lateCancellations: number;
  noShows: number;
  /** With how many different people or stores. */
  partners: number;
  reviews: ReviewCounts;
  /** Of a store: deals that it canceled as it had sold the cards elsewhere, not in their first 30 minutes. */
  stockConflicts: number;
};
export type AccountRecord = {
  account: string;
  /** The month in which it signed up. */
  since: string;
  /** Null before its first deal with a player. */
  withPlayers: RecordSide | null;
  /** Null before its first deal with a store. */
  withStores: RecordSide | null;
};
export const {
  useGetReviewsAboutQuery,
  useLazyGetReviewsAboutQuery,
  useGetDealReviewsQuery,
  useLazyGetDealReviewsQuery,
  useWriteReviewMutation,
  useGetRecordsQuery,
  useLazyGetRecordsQuery,
} = injectedRtkApi;
