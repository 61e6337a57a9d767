import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    unwatchCard: build.mutation<UnwatchCardApiResponse, UnwatchCardApiArg>({
      query: (queryArg) => ({
        url: `/api/watchlist/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "DELETE",
        params: {
          cardId: queryArg.cardId,
        },
      }),
    }),
    getWatchlist: build.query<GetWatchlistApiResponse, GetWatchlistApiArg>({
      query: (queryArg) => ({
        url: `/api/watchlist/${encodeURIComponent(String(queryArg.uuid))}`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    watchCard: build.mutation<WatchCardApiResponse, WatchCardApiArg>({
      query: (queryArg) => ({
        url: `/api/watchlist/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          cardId: queryArg.cardId,
        },
      }),
    }),
    isWatched: build.query<IsWatchedApiResponse, IsWatchedApiArg>({
      query: (queryArg) => ({
        url: `/api/watchlist/${encodeURIComponent(String(queryArg.uuid))}/contains`,
        params: {
          cardId: queryArg.cardId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as watchlistApi };
export type UnwatchCardApiResponse = unknown;
export type UnwatchCardApiArg = {
  /** The ID of the account whose watchlist this is; must be your own. */
  uuid: string;
  /** The id of a card, as `GET /api/cards/search` gives it. */
  cardId: string;
};
export type GetWatchlistApiResponse =
  /** status 200 A page of the list. */ WatchedCardDto[];
export type GetWatchlistApiArg = {
  /** The ID of the account whose watchlist this is; must be your own. */
  uuid: string;
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type WatchCardApiResponse = unknown;
export type WatchCardApiArg = {
  /** The ID of the account whose watchlist this is; must be your own. */
  uuid: string;
  /** The id of a card, as `GET /api/cards/search` gives it. */
  cardId: string;
  /** A key of your choice. A retry with the same key and body gets the first response. */
  "Idempotency-Key"?: string;
};
export type IsWatchedApiResponse = /** status 200 Success. */ WatchlistContains;
export type IsWatchedApiArg = {
  /** The ID of the account whose watchlist this is; must be your own. */
  uuid: string;
  /** The id of a card, as `GET /api/cards/search` gives it. */
  cardId: string;
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
export type WatchedCardDto = {
  addedAt: string;
  cardId: string;
  cardImageUrl: string;
  cardName: string;
  cardNumber: string;
  /** The name of the card's set. */
  cardSet: string;
  cardSetCode: string;
  /** The nonfoil price in US dollars; null if unknown. */
  marketPrice: number | null;
  /** The date of the market prices; null without them. */
  marketPriceDate: string | null;
  /** The foil price in US dollars; null if unknown. */
  marketPriceFoil: number | null;
};
export type WatchlistContains = {
  contains: boolean;
};
export const {
  useUnwatchCardMutation,
  useGetWatchlistQuery,
  useLazyGetWatchlistQuery,
  useWatchCardMutation,
  useIsWatchedQuery,
  useLazyIsWatchedQuery,
} = injectedRtkApi;
