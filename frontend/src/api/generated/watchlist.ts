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
  /** The id of the account whose watchlist this is: your own. */
  uuid: string;
  /** The id of a card, as `GET /api/cards/search` gives it. */
  cardId: string;
};
export type GetWatchlistApiResponse =
  /** status 200 A page of the list. */ WatchedCardDto[];
export type GetWatchlistApiArg = {
  /** The id of the account whose watchlist this is: your own. */
  uuid: string;
  /** How many entries at the most. */
  limit?: number;
  /** Where the previous page ended, as its Link header says. */
  after?: string;
};
export type WatchCardApiResponse = unknown;
export type WatchCardApiArg = {
  /** The id of the account whose watchlist this is: your own. */
  uuid: string;
  /** The id of a card, as `GET /api/cards/search` gives it. */
  cardId: string;
  /** A key of your choice; a retry with the same key and body gets the first answer. */
  "Idempotency-Key"?: string;
};
export type IsWatchedApiResponse = /** status 200 Success. */ WatchlistContains;
export type IsWatchedApiArg = {
  /** The id of the account whose watchlist this is: your own. */
  uuid: string;
  /** The id of a card, as `GET /api/cards/search` gives it. */
  cardId: string;
};
export type RefusedField = {
  /** A stable name for programs: one of its own, or the `code` of the whole problem. More may be added. */
  code: string;
  /** Where it is in the request. */
  field: string;
  /** What is wrong with it, for a person. */
  message: string;
  /** The values that `message` names. */
  params?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** What to send along with the second factor: only of a log-in that needs one. */
  challenge?: string;
  /** A stable name for programs, `<module>.<what>`. */
  code: string;
  /** What happened, for a person. */
  detail: string;
  /** The fields that were refused, if the request was. */
  errors?: RefusedField[];
  /** The same as `detail`; clients show it. */
  message: string;
  /** The values that `message` names, where it names any. */
  params?: {
    [key: string]: string | number;
  };
  /** The HTTP status. */
  status: number;
  /** The words of the status. */
  title: string;
  /** A stable URI of the kind of problem. */
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
  /** What it costs without foil, in US dollars; null when nobody knows. */
  marketPrice: number | null;
  /** The day that the market prices are of; null without them. */
  marketPriceDate: string | null;
  /** What it costs in foil, in US dollars; null when nobody knows. */
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
