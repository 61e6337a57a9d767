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
  /** The ID of the account whose dashboard this is; must be your own. */ string;
export type GetStoreSummaryApiResponse =
  /** status 200 Success. */ StoreSummary;
export type GetStoreSummaryApiArg =
  /** The ID of the account whose dashboard this is; must be your own. */ string;
export type GetUserSummaryApiResponse = /** status 200 Success. */ UserSummary;
export type GetUserSummaryApiArg =
  /** The ID of the account whose dashboard this is; must be your own. */ string;
export type GetWatchedInStockApiResponse =
  /** status 200 Success. */ WatchedInStock[];
export type GetWatchedInStockApiArg =
  /** The ID of the account whose dashboard this is; must be your own. */ string;
export type MarketFigures = {
  events: number;
  listings: number;
  stores: number;
};
export type ComingEvent = {
  /** The name of the format. */
  format: string;
  name: string;
  starts: string;
  /** The name of the store that runs it. */
  store: string;
  /** The IANA time zone of the location. */
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
  /** The number of its active listings. */
  listings: number;
  name: string;
};
export type FrontPage = {
  /** Open stores, active listings and events to come, each counted as far as 10000. */
  counts: MarketFigures;
  /** The next events of all stores, soonest first, at most 3. */
  events: ComingEvent[];
  /** The latest listings for sale, newest first, each card once, at most 6. */
  listings: LatestListing[];
  /** The newest stores, newest first, at most 3. */
  stores: OpenStore[];
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
export type MostWatchedCard = {
  cardId: string;
  cardName: string;
  cardNumber: string;
  /** The name of the card's set. */
  cardSet: string;
  cardSetCode: string;
  /** The number of other people watching it. */
  watchers: number;
};
export type AttendanceCounts = {
  /** How many it takes; null for everybody. */
  capacity: number | null;
  /** How many places are left for others; null where it takes everybody. */
  freePlaces: number | null;
  /** How many go. */
  going: number;
  /** How many are interested, and have no place. */
  interested: number;
  /** How many it needs to take place; null where that doesn’t matter. */
  leastPlayers: number | null;
  /** How many are on the waiting list, with those who are offered a place. */
  waiting: number;
};
export type DistanceDto = {
  /** Whether it is a band: players are never located more exactly. */
  isAbout: boolean;
  /** In kilometers: to a store with one decimal, to a player 1, 3, 5, 10, 20 or 50. Null for a player farther away than 50 km. */
  km: number | null;
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
export type PictureDto = {
  height: number;
  /** WebP, at most 320 pixels a side. */
  thumbnailUrl: string;
  /** WebP, at most 1,600 pixels a side. */
  url: string;
  uuid: string;
  /** Of the full size, in pixels. */
  width: number;
};
export type EventPlaceDto = {
  /** The town that it is in or near. */
  label: string;
  latitude: number;
  longitude: number;
};
export type RulesLevel = "CASUAL" | "REGULAR" | "COMPETITIVE" | "PROFESSIONAL";
export type OccurrenceDto = {
  /** The date that the series has it on, by the clock of its place. It stays when this event alone is moved. */
  date: string;
  /** Whether this event alone was changed. */
  isChanged: boolean;
  /** When the next events of the series start: up to three. */
  next: string[];
  /** The id of the series. */
  uuid: string;
};
export type EventHost = {
  name: string;
  uuid: string;
};
export type EventDto = {
  /** How many go. */
  attendance: AttendanceCounts;
  /** The day it starts, in UTC. */
  date: string;
  /** Plain text. */
  description: string | null;
  /** How far away it is; null unless both the caller and it have a place. */
  distance: DistanceDto | null;
  /** The day it ends, in UTC; null where the store doesn't say when. */
  endDate: string | null;
  /** The time it ends, in UTC: `HH:MM:SS`; null where the store doesn't say when. */
  endTime: string | null;
  /** What it costs to take part, in US dollars; 0 is free. */
  fee: number | null;
  /** The format and its game. */
  format: TcgFormat;
  id: number;
  location: string;
  name: string;
  picture: PictureDto | null;
  /** Where it is that isn’t at the store; null at the store. */
  place: EventPlaceDto | null;
  /** Plain text. */
  prizes: string | null;
  /** The rules enforcement level of the Magic tournament rules. */
  rulesLevel: RulesLevel | null;
  /** The series that it is an occurrence of; null for a single event. */
  series: OccurrenceDto | null;
  /** The time it starts, in UTC: `HH:MM:SS`. */
  time: string;
  /** The IANA time zone of the location. */
  timeZone: string;
  /** The store that runs it. */
  user: EventHost;
  uuid: string;
  /** Incremented with each change; quoted, it is the ETag for If-Match. */
  version: number;
  /** Plain text. */
  whatToBring: string | null;
};
export type StoreSummary = {
  /** The number of events it has scheduled, past and upcoming, excluding canceled ones. */
  totalEventsHosted: number;
  /** The number of its active listings. */
  totalListings: number;
  /** How many times its cards in stock (for sale or trade) are on other people’s watchlists. A card watched by two people counts twice, however many copies are in stock; the store’s own watchlist is excluded. */
  totalWatchlist: number;
  /** Its events in the next 3 days, soonest first, at most 20. */
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
  /** The nonfoil price in US dollars; null if unknown. */
  marketPrice: number | null;
  /** The date of the market prices; null without them. */
  marketPriceDate: string | null;
  /** The foil price in US dollars; null if unknown. */
  marketPriceFoil: number | null;
};
export type UserSummary = {
  /** All stores’ events in the next 3 days, soonest first, at most 20. */
  upcomingEvents: EventDto[];
  /** The most recently watched cards, newest first, at most 20. */
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
  /** When the lister last said that this copy is there. */
  countedAt: string;
  /** That was long ago: 30 days for a store, 60 for a player. No copy of the card was counted since. */
  isStale: boolean;
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
