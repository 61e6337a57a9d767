import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicCard: build.query<GetPublicCardApiResponse, GetPublicCardApiArg>({
      query: (queryArg) => ({
        url: `/api/storefronts/cards/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getFollowedStores: build.query<
      GetFollowedStoresApiResponse,
      GetFollowedStoresApiArg
    >({
      query: (queryArg) => ({
        url: `/api/storefronts/followed`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    getOwnStorefront: build.query<
      GetOwnStorefrontApiResponse,
      GetOwnStorefrontApiArg
    >({
      query: () => ({ url: `/api/storefronts/mine` }),
    }),
    saveStorefront: build.mutation<
      SaveStorefrontApiResponse,
      SaveStorefrontApiArg
    >({
      query: (queryArg) => ({
        url: `/api/storefronts/mine`,
        method: "PUT",
        body: queryArg.saveStorefront,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    uploadStorePicture: build.mutation<
      UploadStorePictureApiResponse,
      UploadStorePictureApiArg
    >({
      query: (queryArg) => ({
        url: `/api/storefronts/pictures`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getStorePicture: build.query<
      GetStorePictureApiResponse,
      GetStorePictureApiArg
    >({
      query: (queryArg) => ({
        url: `/api/storefronts/pictures/${encodeURIComponent(String(queryArg.name))}/${encodeURIComponent(String(queryArg.size))}`,
      }),
    }),
    getStorefront: build.query<GetStorefrontApiResponse, GetStorefrontApiArg>({
      query: (queryArg) => ({
        url: `/api/storefronts/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    unfollowStore: build.mutation<
      UnfollowStoreApiResponse,
      UnfollowStoreApiArg
    >({
      query: (queryArg) => ({
        url: `/api/storefronts/${encodeURIComponent(String(queryArg))}/follow`,
        method: "DELETE",
      }),
    }),
    isStoreFollowed: build.query<
      IsStoreFollowedApiResponse,
      IsStoreFollowedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/storefronts/${encodeURIComponent(String(queryArg))}/follow`,
      }),
    }),
    followStore: build.mutation<FollowStoreApiResponse, FollowStoreApiArg>({
      query: (queryArg) => ({
        url: `/api/storefronts/${encodeURIComponent(String(queryArg))}/follow`,
        method: "PUT",
      }),
    }),
    getStorePreview: build.query<
      GetStorePreviewApiResponse,
      GetStorePreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/storefronts/${encodeURIComponent(String(queryArg))}/preview.jpg`,
      }),
    }),
    searchSingles: build.query<SearchSinglesApiResponse, SearchSinglesApiArg>({
      query: (queryArg) => ({
        url: `/api/storefronts/${encodeURIComponent(String(queryArg.uuid))}/singles`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          q: queryArg.q,
        },
      }),
    }),
    getSinglesFeed: build.query<
      GetSinglesFeedApiResponse,
      GetSinglesFeedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/storefronts/${encodeURIComponent(String(queryArg))}/singles.json`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as storefrontsApi };
export type GetPublicCardApiResponse = /** status 200 Success. */ PublicCard;
export type GetPublicCardApiArg = /** The ID of the card. */ string;
export type GetFollowedStoresApiResponse =
  /** status 200 A page of the list. */ FollowedStoreDto[];
export type GetFollowedStoresApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetOwnStorefrontApiResponse =
  /** status 200 Success. */ OwnStorefrontDto;
export type GetOwnStorefrontApiArg = void;
export type SaveStorefrontApiResponse =
  /** status 200 Success. */ OwnStorefrontDto;
export type SaveStorefrontApiArg = {
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  saveStorefront: SaveStorefront;
};
export type UploadStorePictureApiResponse =
  /** status 201 Success. */ PictureDto;
export type UploadStorePictureApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  /** The bytes of the photo: at most 5 MB. */
  body: Blob;
};
export type GetStorePictureApiResponse = /** status 200 The picture. */ Blob;
export type GetStorePictureApiArg = {
  /** The name of the picture. */
  name: string;
  /** The size of the picture. */
  size: "thumbnail" | "full" | "preview.jpg";
};
export type GetStorefrontApiResponse = /** status 200 Success. */ StorefrontDto;
export type GetStorefrontApiArg = /** The ID of the store’s account. */ string;
export type UnfollowStoreApiResponse = unknown;
export type UnfollowStoreApiArg = /** The ID of the store’s account. */ string;
export type IsStoreFollowedApiResponse =
  /** status 200 Success. */ FollowsStore;
export type IsStoreFollowedApiArg =
  /** The ID of the store’s account. */ string;
export type FollowStoreApiResponse = unknown;
export type FollowStoreApiArg = /** The ID of the store’s account. */ string;
export type GetStorePreviewApiResponse = /** status 200 The picture. */ Blob;
export type GetStorePreviewApiArg =
  /** The ID of the store’s account. */ string;
export type SearchSinglesApiResponse =
  /** status 200 A page of the list. */ StoreSingle[];
export type SearchSinglesApiArg = {
  /** The ID of the store’s account. */
  uuid: string;
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
  /** Matches the card's name, set or number. */
  q: string;
};
export type GetSinglesFeedApiResponse = /** status 200 Success. */ SinglesFeed;
export type GetSinglesFeedApiArg = /** The ID of the store’s account. */ string;
export type CardSeller = {
  address: string | null;
  copies: number;
  /** When the store last said that one of them is there. */
  countedAt: string;
  /** That was long ago: 30 days for a store, 60 for a player. It comes after stores that have counted since. */
  isStale: boolean;
  name: string;
  /** Its lowest asking price in US dollars; null if it only trades. */
  price: number | null;
  uuid: string;
};
export type CardOffers = {
  copies: number;
  /** How many of the copies are for sale. */
  forSale: number;
  highPrice: number | null;
  /** In US dollars; null if nothing is for sale. */
  lowPrice: number | null;
  /** People who aren’t stores: members alone see who they are. */
  players: number;
  /** The stores, cheapest first. */
  sellers: CardSeller[];
  stores: number;
};
export type PublicCard = {
  artist: string | null;
  collectorNumber: string;
  id: string;
  /** In US dollars; null if nobody knows. */
  marketPrice: number | null;
  /** The day that the prices are of. */
  marketPriceDate: string | null;
  marketPriceFoil: number | null;
  name: string;
  offers: CardOffers;
  /** The rules text; that of both faces, a blank line between them. */
  oracleText: string | null;
  rarity: string | null;
  /** In lower case. */
  setCode: string;
  setName: string;
  typeLine: string | null;
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
export type FollowedStoreDto = {
  address: string | null;
  followedAt: string;
  name: string;
  uuid: string;
};
export type OpenInterval = {
  /** `24:00` is the end of the day. */
  closes: string;
  opens: string;
};
export type DateHours = {
  date: string;
  /** Empty where the store is closed. What opened on the day before goes on past midnight. */
  intervals: OpenInterval[];
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
export type Weekday =
  | "MONDAY"
  | "TUESDAY"
  | "WEDNESDAY"
  | "THURSDAY"
  | "FRIDAY"
  | "SATURDAY"
  | "SUNDAY";
export type WeeklyHours = {
  /** `24:00` is the end of the day. */
  closes: string;
  day: Weekday;
  opens: string;
};
export type OwnStorefrontDto = {
  description: string | null;
  exceptions: DateHours[];
  picture: PictureDto | null;
  /** That of the place once it is confirmed. */
  timeZone: string | null;
  /** Incremented with each change; quoted, it is the ETag for If-Match. 0 before the first. */
  version: number;
  website: string | null;
  weekly: WeeklyHours[];
};
export type SaveStorefront = {
  /** Plain text; null or empty for none. */
  description: string | null;
  exceptions: DateHours[];
  /** The id of a picture that the store has uploaded for its page; null for none. Left out, it stays. */
  picture?: string | null;
  /** The IANA time zone of the hours until the store has confirmed its place; null if unknown. */
  timeZone: string | null;
  /** The website of the account; null or empty for none. Only https. Left out, it stays. */
  website?: string | null;
  weekly: WeeklyHours[];
};
export type StorefrontEvent = {
  /** The name of the format. */
  format: string;
  location: string;
  name: string;
  picture: PictureDto | null;
  starts: string;
  /** The IANA time zone of the location. */
  timeZone: string;
  uuid: string;
};
export type HoursDto = {
  exceptions: DateHours[];
  weekly: WeeklyHours[];
};
export type StorefrontPlace = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
};
export type Condition =
  | "NEAR_MINT"
  | "LIGHTLY_PLAYED"
  | "MODERATELY_PLAYED"
  | "HEAVILY_PLAYED"
  | "DAMAGED";
export type Finish = "NONFOIL" | "FOIL" | "ETCHED";
export type ListingType = "SELL" | "BUY" | "TRADE";
export type StoreSingle = {
  cardId: string;
  cardName: string;
  cardNumber: string;
  /** The name of the card's set. */
  cardSet: string;
  condition: Condition;
  /** When the store last said that it is there. */
  countedAt: string;
  finish: Finish;
  /** That was long ago: 30 days for a store, 60 for a player. It comes after what was counted since. */
  isStale: boolean;
  language: string;
  /** In US dollars, whole cents. */
  price: number;
  type: ListingType;
  uuid: string;
};
export type WallMomentDto = {
  at: string;
  date: string;
  time: string;
};
export type OpeningStateDto = {
  /** Of an open store when it closes; null where it is open around the clock. */
  closes: WallMomentDto | null;
  /** Whether nothing opens on this day. */
  isClosedToday: boolean;
  isOpen: boolean;
  /** Of a closed store when it opens next, within two weeks. */
  opens: WallMomentDto | null;
};
export type StoreDayDto = {
  date: string;
  weekday: Weekday;
};
export type StorefrontDto = {
  address: string | null;
  description: string | null;
  /** The next events, soonest first. */
  events: StorefrontEvent[];
  /** The hours of each week, and the exceptions that are not over. */
  hours: HoursDto;
  name: string;
  /** What the store looks like. */
  picture: PictureDto | null;
  /** Null until the store confirms it. */
  place: StorefrontPlace | null;
  /** What was listed last to sell or trade, newest first. */
  singles: StoreSingle[];
  /** How many singles it has on the market, counted as far as the maximum. */
  singlesCount: number;
  /** Whether it is open now; null if its hours or its zone are unknown. */
  state: OpeningStateDto | null;
  /** The IANA time zone of the hours; null if unknown. */
  timeZone: string | null;
  /** The day there; null if the zone is unknown. */
  today: StoreDayDto | null;
  uuid: string;
  website: string | null;
};
export type FollowsStore = {
  follows: boolean;
};
export type SinglesFeedItem = {
  /** An extension of JSON Feed. */
  _single: StoreSingle;
  content_text: string;
  id: string;
  title: string;
  /** The page of its card. */
  url: string;
};
export type SinglesFeed = {
  home_page_url: string;
  items: SinglesFeedItem[];
  title: string;
  version: string;
};
export const {
  useGetPublicCardQuery,
  useLazyGetPublicCardQuery,
  useGetFollowedStoresQuery,
  useLazyGetFollowedStoresQuery,
  useGetOwnStorefrontQuery,
  useLazyGetOwnStorefrontQuery,
  useSaveStorefrontMutation,
  useUploadStorePictureMutation,
  useGetStorePictureQuery,
  useLazyGetStorePictureQuery,
  useGetStorefrontQuery,
  useLazyGetStorefrontQuery,
  useUnfollowStoreMutation,
  useIsStoreFollowedQuery,
  useLazyIsStoreFollowedQuery,
  useFollowStoreMutation,
  useGetStorePreviewQuery,
  useLazyGetStorePreviewQuery,
  useSearchSinglesQuery,
  useLazySearchSinglesQuery,
  useGetSinglesFeedQuery,
  useLazyGetSinglesFeedQuery,
} = injectedRtkApi;
