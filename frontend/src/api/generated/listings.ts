import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    postListings: build.mutation<PostListingsApiResponse, PostListingsApiArg>({
      query: (queryArg) => ({
        url: `/api/listings`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getAvailability: build.query<
      GetAvailabilityApiResponse,
      GetAvailabilityApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/availability`,
        params: {
          cardIds: queryArg.cardIds,
          printings: queryArg.printings,
        },
      }),
    }),
    reportMessage: build.mutation<
      ReportMessageApiResponse,
      ReportMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/messages/report`,
        method: "POST",
        body: queryArg,
      }),
    }),
    sellListings: build.mutation<SellListingsApiResponse, SellListingsApiArg>({
      query: (queryArg) => ({
        url: `/api/listings/sales`,
        method: "POST",
        body: queryArg.sellListings,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    takeBackSales: build.mutation<
      TakeBackSalesApiResponse,
      TakeBackSalesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/sales/restore`,
        method: "POST",
        body: queryArg.takeBackSales,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getListingsOfUser: build.query<
      GetListingsOfUserApiResponse,
      GetListingsOfUserApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/user/${encodeURIComponent(String(queryArg.id))}/status/${encodeURIComponent(String(queryArg.status))}`,
        params: {
          limit: queryArg.limit,
          condition: queryArg.condition,
          q: queryArg.q,
          after: queryArg.after,
        },
      }),
    }),
    getListingsOfUserWithCard: build.query<
      GetListingsOfUserWithCardApiResponse,
      GetListingsOfUserWithCardApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/user/${encodeURIComponent(String(queryArg.id))}/with-card`,
        params: {
          limit: queryArg.limit,
          cardId: queryArg.cardId,
          after: queryArg.after,
        },
      }),
    }),
    getOrderHistory: build.query<
      GetOrderHistoryApiResponse,
      GetOrderHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/user/${encodeURIComponent(String(queryArg.uuid))}/order-history`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    getListingsWithCard: build.query<
      GetListingsWithCardApiResponse,
      GetListingsWithCardApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/with-card`,
        params: {
          limit: queryArg.limit,
          cardId: queryArg.cardId,
          printings: queryArg.printings,
          after: queryArg.after,
        },
      }),
    }),
    withdrawListing: build.mutation<
      WithdrawListingApiResponse,
      WithdrawListingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getListing: build.query<GetListingApiResponse, GetListingApiArg>({
      query: (queryArg) => ({
        url: `/api/listings/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    changeListing: build.mutation<
      ChangeListingApiResponse,
      ChangeListingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "PATCH",
        body: queryArg.changeListing,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getCopies: build.query<GetCopiesApiResponse, GetCopiesApiArg>({
      query: (queryArg) => ({
        url: `/api/listings/${encodeURIComponent(String(queryArg.uuid))}/copies`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/listings/${encodeURIComponent(String(queryArg.uuid))}/messages`,
        method: "POST",
        body: queryArg.sendMessage,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    restoreListing: build.mutation<
      RestoreListingApiResponse,
      RestoreListingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/${encodeURIComponent(String(queryArg.uuid))}/restore`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as listingsApi };
export type PostListingsApiResponse = /** status 201 Success. */ ListingDto[];
export type PostListingsApiArg = {
  /** A key of your choice; a retry with the same key and body gets the first answer. */
  "Idempotency-Key"?: string;
  body: PostListing[];
};
export type GetAvailabilityApiResponse =
  /** status 200 Success. */ Availability[];
export type GetAvailabilityApiArg = {
  /** The ids of the cards, with commas between them. */
  cardIds: string[];
  /** `any` counts the copies of all printings of each card. */
  printings?: "this" | "any";
};
export type ReportMessageApiResponse =
  /** status 200 Success. */ ReportedMessage;
export type ReportMessageApiArg = ReportMessage;
export type SellListingsApiResponse = /** status 200 Success. */ ListingDto[];
export type SellListingsApiArg = {
  /** A key of your choice; a retry with the same key and body gets the first answer. */
  "Idempotency-Key"?: string;
  sellListings: SellListings;
};
export type TakeBackSalesApiResponse = /** status 200 Success. */ ListingDto[];
export type TakeBackSalesApiArg = {
  /** A key of your choice; a retry with the same key and body gets the first answer. */
  "Idempotency-Key"?: string;
  takeBackSales: TakeBackSales;
};
export type GetListingsOfUserApiResponse =
  /** status 200 A page of the list. */ ListingDto[];
export type GetListingsOfUserApiArg = {
  /** The id of the account whose listings these are. */
  id: string;
  /** The state of the listings. */
  status: "ACTIVE" | "SOLD";
  /** How many entries at the most. */
  limit?: number;
  /** Only in this condition. */
  condition?: Condition;
  /** Words in the card's name, set or number. */
  q?: string;
  /** Where the previous page ended, as its Link header says. */
  after?: string;
};
export type GetListingsOfUserWithCardApiResponse =
  /** status 200 A page of the list. */ ListingDto[];
export type GetListingsOfUserWithCardApiArg = {
  /** The id of the account whose listings these are. */
  id: string;
  /** How many entries at the most. */
  limit?: number;
  /** The card; its other printings are meant, too. */
  cardId: string;
  /** Where the previous page ended, as its Link header says. */
  after?: string;
};
export type GetOrderHistoryApiResponse =
  /** status 200 A page of the list. */ ListingDto[];
export type GetOrderHistoryApiArg = {
  /** The id of the account whose listings these are. */
  uuid: string;
  /** How many entries at the most. */
  limit?: number;
  /** Where the previous page ended, as its Link header says. */
  after?: string;
};
export type GetListingsWithCardApiResponse =
  /** status 200 A page of the list. */ CardListing[];
export type GetListingsWithCardApiArg = {
  /** How many entries at the most. */
  limit?: number;
  /** The id of a card, as `GET /api/cards/search` gives it. */
  cardId: string;
  /** `any` adds the listings of the card's other printings, after those of this one. */
  printings?: "this" | "any";
  /** Where the previous page ended, as its Link header says. */
  after?: string;
};
export type WithdrawListingApiResponse = unknown;
export type WithdrawListingApiArg = {
  /** The id of the listing. */
  uuid: string;
  /** The ETag that your change is based on. Left out, the change is made whatever happened meanwhile. */
  "If-Match"?: string;
};
export type GetListingApiResponse = /** status 200 Success. */ ListingDto;
export type GetListingApiArg = /** The id of the listing. */ string;
export type ChangeListingApiResponse = /** status 200 Success. */ ListingDto;
export type ChangeListingApiArg = {
  /** The id of the listing. */
  uuid: string;
  /** The ETag that your change is based on. Left out, the change is made whatever happened meanwhile. */
  "If-Match"?: string;
  changeListing: ChangeListing;
};
export type GetCopiesApiResponse =
  /** status 200 A page of the list. */ ListingDto[];
export type GetCopiesApiArg = {
  /** The id of the listing. */
  uuid: string;
  /** How many entries at the most. */
  limit?: number;
  /** Where the previous page ended, as its Link header says. */
  after?: string;
};
export type SendMessageApiResponse = /** status 201 Success. */ SentMessage;
export type SendMessageApiArg = {
  /** The id of the listing. */
  uuid: string;
  /** A key of your choice; a retry with the same key and body gets the first answer. */
  "Idempotency-Key"?: string;
  sendMessage: SendMessage;
};
export type RestoreListingApiResponse = /** status 200 Success. */ ListingDto;
export type RestoreListingApiArg = {
  /** The id of the listing. */
  uuid: string;
  /** A key of your choice; a retry with the same key and body gets the first answer. */
  "Idempotency-Key"?: string;
};
export type Condition =
  | "NEAR_MINT"
  | "LIGHTLY_PLAYED"
  | "MODERATELY_PLAYED"
  | "HEAVILY_PLAYED"
  | "DAMAGED";
export type Finish = "NONFOIL" | "FOIL" | "ETCHED";
export type ListingStatus = "ACTIVE" | "SOLD";
export type ListingType = "SELL" | "BUY" | "TRADE";
export type ListingDto = {
  cardId: string;
  cardImageUrl: string;
  cardName: string;
  cardNumber: string;
  /** The name of the card's set. */
  cardSet: string;
  cardSetCode: string;
  condition: Condition;
  createdAt: string;
  /** In US dollars; null until it is sold. */
  finalSoldPrice: number | null;
  finish: Finish;
  language: string;
  /** In US dollars, whole cents. */
  price: number;
  status: ListingStatus;
  statusUpdatedAt: string;
  type: ListingType;
  /** The lister. */
  userId: string;
  uuid: string;
  /** One more with each change; in quotes it is the ETag, for If-Match. */
  version: number;
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
export type PostListing = {
  cardId: string;
  cardImageUrl?: string;
  cardName?: string;
  cardNumber?: string;
  cardSet?: string;
  condition: Condition;
  /** Left out, it is NONFOIL if the card was printed so, else the first finish it was printed in. */
  finish?: Finish;
  /** The language of the print. */
  language?: string;
  price: number;
  /** A listing is ACTIVE on creation. */
  status?: "ACTIVE";
  type?: ListingType;
  /** The lister: must be the caller. */
  uuid?: string;
};
export type Availability = {
  /** The card as it was asked for. */
  cardId: string;
  /** The printing that is to be had for the lowest price. */
  cheapestCardId: string;
  /** In which conditions. */
  conditions: Condition[];
  /** How many copies there are. */
  copies: number;
  /** How many of the copies are players'. */
  individualListings: number;
  /** Whether there are so many copies of a printing that only the cheapest ones were counted. */
  isPartial: boolean;
  /** How many players have them. */
  players: number;
  /** The lowest price in US dollars that somebody asks; null where all are for trade alone. */
  price: number | null;
  /** How many stores have them. */
  stores: number;
};
export type ReportedMessage = {
  /** Whether further messages of this sender are refused. */
  blocked: boolean;
  /** Whether this message had been reported before. */
  repeated: boolean;
};
export type ReportReason = "SPAM" | "SCAM" | "HARASSMENT" | "OTHER";
export type ReportMessage = {
  /** True refuses further messages of this sender, false accepts them again; without it that stays as it is. */
  block?: boolean;
  note?: string;
  reason: ReportReason;
  /** The token in the link of the mail. */
  token: string;
};
export type SoldListing = {
  uuid: string;
  /** The version that was seen: a listing that has changed since is not sold. Left out, any version is. */
  version?: number;
};
export type SellListings = {
  /** What was paid for each of them; the listed price of each when it is left out. */
  finalSoldPrice?: number;
  listings: SoldListing[];
};
export type TakeBackSales = {
  listings: string[];
};
export type Role = "USER" | "STORE";
export type CardListing = {
  /** A store's; null for a player, whose address is shown to nobody. */
  address: string | null;
  cardId: string;
  cardImageUrl: string;
  cardName: string;
  cardNumber: string;
  /** The name of the card's set. */
  cardSet: string;
  cardSetCode: string;
  condition: Condition;
  createdAt: string;
  email: string | null;
  /** In US dollars; null until it is sold. */
  finalSoldPrice: number | null;
  finish: Finish;
  language: string;
  /** The lister's name. */
  name: string;
  phoneNumber: string | null;
  /** In US dollars, whole cents. */
  price: number;
  role: Role;
  status: ListingStatus;
  statusUpdatedAt: string;
  type: ListingType;
  /** The lister. */
  userId: string;
  uuid: string;
  /** One more with each change; in quotes it is the ETag, for If-Match. */
  version: number;
};
export type ChangeListing = {
  condition?: Condition;
  /** What was paid in the end, only together with `status: SOLD`; the listed price when it is left out. */
  finalSoldPrice?: number;
  finish?: Finish;
  /** The language of the print. */
  language?: string;
  price?: number;
  status?: ListingStatus;
  type?: ListingType;
};
export type SentMessage = {
  sentAt: string;
  uuid: string;
};
export type SendMessage = {
  /** Plain text. Web addresses in it arrive as text, not as links. */
  text: string;
};
export const {
  usePostListingsMutation,
  useGetAvailabilityQuery,
  useLazyGetAvailabilityQuery,
  useReportMessageMutation,
  useSellListingsMutation,
  useTakeBackSalesMutation,
  useGetListingsOfUserQuery,
  useLazyGetListingsOfUserQuery,
  useGetListingsOfUserWithCardQuery,
  useLazyGetListingsOfUserWithCardQuery,
  useGetOrderHistoryQuery,
  useLazyGetOrderHistoryQuery,
  useGetListingsWithCardQuery,
  useLazyGetListingsWithCardQuery,
  useWithdrawListingMutation,
  useGetListingQuery,
  useLazyGetListingQuery,
  useChangeListingMutation,
  useGetCopiesQuery,
  useLazyGetCopiesQuery,
  useSendMessageMutation,
  useRestoreListingMutation,
} = injectedRtkApi;
