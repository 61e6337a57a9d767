import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFrontPage: build.query<GetFrontPageApiResponse, GetFrontPageApiArg>({
      query: () => ({ url: `/api/dashboard/front-page` }),
    }),
    getMostWatched: build.query<
      GetMostWatchedApiResponse,
      GetMostWatchedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/dashboard/most-watched/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getStoreSummary: build.query<
      GetStoreSummaryApiResponse,
      GetStoreSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/dashboard/store-summary/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getUserSummary: build.query<
      GetUserSummaryApiResponse,
      GetUserSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/dashboard/user-summary/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getWatchedInStock: build.query<
      GetWatchedInStockApiResponse,
      GetWatchedInStockApiArg
    >({
      query: (queryArg) => ({
        url: `/api/dashboard/watched-in-stock/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as dashboardApi };
export type GetFrontPageApiResponse = /** status 200 Success. */ FrontPage;
export type GetFrontPageApiArg = void;
export type GetMostWatchedApiResponse =
  /** status 200 Success. */ MostWatchedCard[];
export type GetMostWatchedApiArg =
  /** The id of the account whose dashboard this is: your own. */ string;
export type GetStoreSummaryApiResponse =
  /** status 200 Success. */ StoreSummary;
export type GetStoreSummaryApiArg =
  /** The id of the account whose dashboard this is: your own. */ string;
export type GetUserSummaryApiResponse = /** status 200 Success. */ UserSummary;
export type GetUserSummaryApiArg =
  /** The id of the account whose dashboard this is: your own. */ string;
export type GetWatchedInStockApiResponse =
  /** status 200 Success. */ WatchedInStock[];
export type GetWatchedInStockApiArg =
  /** The id of the account whose dashboard this is: your own. */ string;
export type MarketFigures = {
  events: number;
  listings: number;
  stores: number;
};
export type ComingEvent = {
  /** What is played, as it is called. */
  format: string;
  name: string;
  starts: string;
  /** The name of the store that runs it. */
  store: string;
  /** The IANA zone of the place. */
  timeZone: string;
};
export type Condition =
  | "NEAR_MINT"
  | "LIGHTLY_PLAYED"
  | "MODERATELY_PLAYED"
  | "HEAVILY_PLAYED"
  | "DAMAGED";
export type Finish = "NONFOIL" | "FOIL" | "ETCHED";
export type LatestListing = {
  cardId: string;
  cardName: string;
  cardNumber: string;
  /** The name of the card's set. */
  cardSet: string;
  condition: Condition;
  finish: Finish;
  /** In US dollars, whole cents. */
  price: number;
};
export type OpenStore = {
  /** How many listings it has active. */
  listings: number;
  name: string;
};
export type FrontPage = {
  /** Open stores, active listings and events to come, each counted as far as 10000. */
  counts: MarketFigures;
  /** The next events of all stores, the soonest first, at most 3. */
  events: ComingEvent[];
  /** What was put up for sale last, the newest first, each card once, at most 6. */
  listings: LatestListing[];
  /** The stores that opened last, the newest first, at most 3. */
  stores: OpenStore[];
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
export type MostWatchedCard = {
  cardId: string;
  cardName: string;
  cardNumber: string;
  /** The name of the card's set. */
  cardSet: string;
  cardSetCode: string;
  /** How many others watch it. */
  watchers: number;
};
export type TcgType = {
  id: number;
  name: string;
  value: string;
};
export type TcgFormat = {
  id: number;
  name: string;
  /** The game it belongs to. */
  tcg: TcgType;
  value: string;
};
export type EventHost = {
  name: string;
  uuid: string;
};
export type EventDto = {
  /** The day it starts, in UTC. */
  date: string;
  /** What is played, with its game. */
  format: TcgFormat;
  id: number;
  location: string;
  name: string;
  /** The time it starts, in UTC: `HH:MM:SS`. */
  time: string;
  /** The IANA zone of the place. */
  timeZone: string;
  /** The store that runs it. */
  user: EventHost;
  uuid: string;
  /** One more with each change; in quotes it is the ETag, for If-Match. */
  version: number;
};
export type StoreSummary = {
  /** How many events it has scheduled, those to come and those that are over; none that it called off. */
  totalEventsHosted: number;
  /** How many listings it has active. */
  totalListings: number;
  /** How often the cards that it has in stock (to sell or to trade) are on the watchlists of others. A card that two people watch counts twice, however many of it are in stock; the store’s own watchlist does not count. */
  totalWatchlist: number;
  /** Its own events that start in the next 3 days, the soonest first, at most 20. */
  upcomingEvents: EventDto[];
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
export type UserSummary = {
  /** The events of all stores that start in the next 3 days, the soonest first, at most 20. */
  upcomingEvents: EventDto[];
  /** The cards that were put on the watchlist last, the newest first, at most 20. */
  watchlists: WatchedCardDto[];
};
export type Role = "USER" | "STORE";
export type NewsLister = {
  name: string;
  role: Role;
  uuid: string;
};
export type WatchedInStock = {
  cardId: string;
  cardName: string;
  cardNumber: string;
  /** The name of the card's set. */
  cardSet: string;
  cardSetCode: string;
  /** When the newest copy of the card was listed. */
  listedAt: string;
  lister: NewsLister;
  /** In US dollars, whole cents. */
  price: number;
  type: "SELL" | "TRADE";
  /** The printing that is on the watchlist. */
  watchedCardId: string;
};
export const {
  useGetFrontPageQuery,
  useLazyGetFrontPageQuery,
  useGetMostWatchedQuery,
  useLazyGetMostWatchedQuery,
  useGetStoreSummaryQuery,
  useLazyGetStoreSummaryQuery,
  useGetUserSummaryQuery,
  useLazyGetUserSummaryQuery,
  useGetWatchedInStockQuery,
  useLazyGetWatchedInStockQuery,
} = injectedRtkApi;
