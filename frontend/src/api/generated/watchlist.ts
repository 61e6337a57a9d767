import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDemand: build.query<GetDemandApiResponse, GetDemandApiArg>({
      query: (queryArg) => ({
        url: `/api/watchlist/demand`,
        params: {
          cardIds: queryArg,
        },
      }),
    }),
    importWants: build.mutation<ImportWantsApiResponse, ImportWantsApiArg>({
      query: (queryArg) => ({
        url: `/api/watchlist/import`,
        method: "POST",
        body: queryArg.body,
        params: {
          list: queryArg.list,
          printings: queryArg.printings,
          subtractListed: queryArg.subtractListed,
        },
      }),
    }),
    getWantLists: build.query<GetWantListsApiResponse, GetWantListsApiArg>({
      query: () => ({ url: `/api/watchlist/lists` }),
    }),
    createWantList: build.mutation<
      CreateWantListApiResponse,
      CreateWantListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/watchlist/lists`,
        method: "POST",
        body: queryArg.createWantList,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    removeWantList: build.mutation<
      RemoveWantListApiResponse,
      RemoveWantListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/watchlist/lists/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    changeWantList: build.mutation<
      ChangeWantListApiResponse,
      ChangeWantListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/watchlist/lists/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "PATCH",
        body: queryArg.changeWantList,
      }),
    }),
    getWantMatches: build.query<
      GetWantMatchesApiResponse,
      GetWantMatchesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/watchlist/matches`,
        params: {
          limit: queryArg.limit,
          batch: queryArg.batch,
          after: queryArg.after,
        },
      }),
    }),
    getMutualMatches: build.query<
      GetMutualMatchesApiResponse,
      GetMutualMatchesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/watchlist/mutual-matches`,
        params: {
          event: queryArg,
        },
      }),
    }),
    getSupply: build.query<GetSupplyApiResponse, GetSupplyApiArg>({
      query: (queryArg) => ({
        url: `/api/watchlist/supply`,
        params: {
          cardIds: queryArg,
        },
      }),
    }),
    getWants: build.query<GetWantsApiResponse, GetWantsApiArg>({
      query: (queryArg) => ({
        url: `/api/watchlist/wants`,
        params: {
          limit: queryArg.limit,
          list: queryArg.list,
          after: queryArg.after,
        },
      }),
    }),
    removeWant: build.mutation<RemoveWantApiResponse, RemoveWantApiArg>({
      query: (queryArg) => ({
        url: `/api/watchlist/wants/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getWant: build.query<GetWantApiResponse, GetWantApiArg>({
      query: (queryArg) => ({
        url: `/api/watchlist/wants/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    saveWant: build.mutation<SaveWantApiResponse, SaveWantApiArg>({
      query: (queryArg) => ({
        url: `/api/watchlist/wants/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.saveWant,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
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
export type GetDemandApiResponse =
  /** status 200 A page of the list. */ DemandDto[];
export type GetDemandApiArg = /** The card IDs, comma-separated. */ string[];
export type ImportWantsApiResponse = /** status 200 Success. */ ImportedWants;
export type ImportWantsApiArg = {
  /** The list of yours that they come on. */
  list?: string;
  /** `this` wants the printings that the list names, where it names one; `any` takes others too. */
  printings?: "any" | "this";
  /** Whether copies that you have listed for sale or trade are subtracted. */
  subtractListed?: boolean;
  /** The bytes of the file, or pasted text in UTF-8: at most 20 MB. */
  body: Blob;
};
export type GetWantListsApiResponse =
  /** status 200 A page of the list. */ WantListDto[];
export type GetWantListsApiArg = void;
export type CreateWantListApiResponse = /** status 201 Success. */ WantListDto;
export type CreateWantListApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  createWantList: CreateWantList;
};
export type RemoveWantListApiResponse = unknown;
export type RemoveWantListApiArg = /** The ID of the list. */ string;
export type ChangeWantListApiResponse = /** status 200 Success. */ WantListDto;
export type ChangeWantListApiArg = {
  /** The ID of the list. */
  uuid: string;
  changeWantList: ChangeWantList;
};
export type GetWantMatchesApiResponse =
  /** status 200 A page of the list. */ WantMatchDto[];
export type GetWantMatchesApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** Only those of one notification: its `batch`. */
  batch?: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetMutualMatchesApiResponse =
  /** status 200 A page of the list. */ MutualMatchDto[];
export type GetMutualMatchesApiArg =
  | /** Those who go to this event, show their cards there as the caller does, however far they live; those within the caller’s radius if omitted. */ string
  | undefined;
export type GetSupplyApiResponse =
  /** status 200 A page of the list. */ SupplyDto[];
export type GetSupplyApiArg = /** The card IDs, comma-separated. */ string[];
export type GetWantsApiResponse =
  /** status 200 A page of the list. */ WantDto[];
export type GetWantsApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** Only those on this list. */
  list?: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type RemoveWantApiResponse = unknown;
export type RemoveWantApiArg = {
  /** The ID of the card. */
  id: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
};
export type GetWantApiResponse = /** status 200 Success. */ WantDto;
export type GetWantApiArg = /** The ID of the card. */ string;
export type SaveWantApiResponse = /** status 200 Success. */ WantDto;
export type SaveWantApiArg = {
  /** The ID of the card. */
  id: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  saveWant: SaveWant;
};
export type UnwatchCardApiResponse =
  /** status 200 The card is not on the watchlist any more. This was wanted of it. */ WantDto;
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
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
};
export type IsWatchedApiResponse = /** status 200 Success. */ WatchlistContains;
export type IsWatchedApiArg = {
  /** The ID of the account whose watchlist this is; must be your own. */
  uuid: string;
  /** The id of a card, as `GET /api/cards/search` gives it. */
  cardId: string;
};
export type DemandDto = {
  cardId: string;
  /** A lower bound: 3, 5, 10, 20, 50 or 100. Fewer than 3 are never counted. */
  people: number;
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
export type LeftOutLine = {
  /** Its number in the list, from 1. */
  line: number;
  /** Why: `no-room` where the watchlist is full, `none` where it asks for no copies, `listed` where you have listed as many; else why no
    card was found, or what of it can’t be read. More reasons may come. */
  reason: string;
  /** What it says. */
  text: string;
};
export type ImportedWants = {
  /** Copies of them; a card that several lines name is wanted as often as all of them say, up to 999 times. */
  copies: number;
  leftOut: LeftOutLine[];
  /** Lines whose cards are wanted now. */
  lines: number;
};
export type WantVisibility = "PRIVATE" | "TOTALS" | "TRADERS";
export type WantListDto = {
  alerts: boolean;
  /** How many wants are on it. */
  cards: number;
  name: string;
  uuid: string;
  /** Who learns of its wants; null where they differ, or there are none. */
  visibility: WantVisibility | null;
};
export type CreateWantList = {
  name: string;
};
export type ChangeWantList = {
  /** Whether you are notified of copies that fit its wants. */
  alerts?: boolean;
  name?: string;
  /** Who learns of the wants that are on it now. */
  visibility?: WantVisibility;
};
export type Condition =
  | "NEAR_MINT"
  | "LIGHTLY_PLAYED"
  | "MODERATELY_PLAYED"
  | "HEAVILY_PLAYED"
  | "DAMAGED";
export type DistanceDto = {
  /** Whether it is a band: players are never located more exactly. */
  isAbout: boolean;
  /** In kilometers: to a store with one decimal, to a player 1, 3, 5, 10, 20 or 50. Null for a player farther away than 50 km. */
  km: number | null;
};
export type Finish = "NONFOIL" | "FOIL" | "ETCHED";
export type ListingType = "SELL" | "BUY" | "TRADE";
export type WantMatchDto = {
  /** What it cost before it became cheaper; null if it was new. */
  before: number | null;
  cardId: string;
  cardName: string;
  cardNumber: string;
  cardSet: string;
  condition: Condition;
  /** How far away it is; null unless both the caller and it have a place. */
  distance: DistanceDto | null;
  finish: Finish;
  language: string;
  /** Who has it. */
  lister: string;
  listerName: string;
  /** The listing. */
  listing: string;
  matchedAt: string;
  /** What it costs now, in US dollars. */
  price: number;
  type: ListingType;
};
export type FoundCopy = {
  cardId: string;
  cardName: string;
  cardNumber: string;
  cardSet: string;
  condition: Condition;
  finish: Finish;
  language: string;
  /** The listing. */
  listing: string;
  /** What it costs now, in US dollars. */
  price: number;
};
export type MutualMatchDto = {
  /** How far away it is; null unless both the caller and it have a place. */
  distance: DistanceDto | null;
  /** How many of the caller’s wants this player has a copy for. */
  gets: number;
  /** The dearest copies that the caller would get. */
  getsCopies: FoundCopy[];
  /** What all copies that the caller would get are listed for, in US dollars. */
  getsValue: number;
  /** How many of this player’s wants the caller has a copy for. */
  gives: number;
  /** The dearest copies that the caller would give. */
  givesCopies: FoundCopy[];
  /** What all copies that the caller would give are listed for, in US dollars. */
  givesValue: number;
  name: string;
  uuid: string;
};
export type SupplyDto = {
  /** Stores that buy the card, whatever is said of the want. */
  buyers: number;
  cardId: string;
  /** The highest price that these stores pay. */
  highestOffer: number | null;
  /** The lowest price of these copies. */
  lowestPrice: number | null;
  /** Players with a copy that fits. */
  players: number;
  /** Stores with a copy that fits. */
  stores: number;
};
export type WantDto = {
  alerts: boolean;
  anyPrinting: boolean;
  cardId: string;
  cardName: string;
  changedAt: string;
  finishes: ("NONFOIL" | "FOIL" | "ETCHED")[] | null;
  forTrade: boolean;
  languages: string[] | null;
  leastCondition: Condition | null;
  list: string | null;
  /** How many copies of the card the caller has listed for sale or trade: of any printing, where any will do. */
  listed: number;
  maxPercent: number | null;
  maxPrice: number | null;
  note: string | null;
  quantity: number;
  /** Moves on with every change; that of a card without a want is 0. */
  version: number;
  visibility: WantVisibility;
};
export type SaveWant = {
  /** Whether you are notified of copies nearby that fit. */
  alerts?: boolean;
  /** Whether any printing of the card will do; false for this one alone. */
  anyPrinting: boolean;
  /** The finishes that will do; null for any. */
  finishes?: ("NONFOIL" | "FOIL" | "ETCHED")[] | null;
  /** Whether copies for trade fit too. */
  forTrade?: boolean;
  /** The codes of the languages that will do; null for any. */
  languages?: string[] | null;
  /** The worst condition that will do; null for any. */
  leastCondition?: Condition | null;
  /** The list that it belongs to; null for none. */
  list?: string | null;
  /** The highest price in percent of the market price; null for none. A copy without a market price doesn’t fit. */
  maxPercent?: number | null;
  /** The highest price in US dollars; null for none. Not together with `maxPercent`. */
  maxPrice?: number | null;
  /** Only you see it. */
  note?: string | null;
  /** How many copies. */
  quantity: number;
  /** Who learns of it: nobody; stores nearby, as part of a total (`TOTALS`); also people nearby you could trade with (`TRADERS`). */
  visibility?: WantVisibility;
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
  useGetDemandQuery,
  useLazyGetDemandQuery,
  useImportWantsMutation,
  useGetWantListsQuery,
  useLazyGetWantListsQuery,
  useCreateWantListMutation,
  useRemoveWantListMutation,
  useChangeWantListMutation,
  useGetWantMatchesQuery,
  useLazyGetWantMatchesQuery,
  useGetMutualMatchesQuery,
  useLazyGetMutualMatchesQuery,
  useGetSupplyQuery,
  useLazyGetSupplyQuery,
  useGetWantsQuery,
  useLazyGetWantsQuery,
  useRemoveWantMutation,
  useGetWantQuery,
  useLazyGetWantQuery,
  useSaveWantMutation,
  useUnwatchCardMutation,
  useGetWatchlistQuery,
  useLazyGetWatchlistQuery,
  useWatchCardMutation,
  useIsWatchedQuery,
  useLazyIsWatchedQuery,
} = injectedRtkApi;
