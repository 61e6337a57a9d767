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
    getCardsOnOffer: build.query<
      GetCardsOnOfferApiResponse,
      GetCardsOnOfferApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/on-offer`,
        params: {
          q: queryArg.q,
          radius: queryArg.radius,
          sort: queryArg.sort,
          minPrice: queryArg.minPrice,
          maxPrice: queryArg.maxPrice,
          condition: queryArg.condition,
          finish: queryArg.finish,
          language: queryArg.language,
          type: queryArg["type"],
          lister: queryArg.lister,
          fresh: queryArg.fresh,
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    getPhoto: build.query<GetPhotoApiResponse, GetPhotoApiArg>({
      query: (queryArg) => ({
        url: `/api/listings/photos/${encodeURIComponent(String(queryArg.name))}/${encodeURIComponent(String(queryArg.size))}`,
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
          soldFrom: queryArg.soldFrom,
          soldBefore: queryArg.soldBefore,
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
          sort: queryArg.sort,
          radius: queryArg.radius,
          reserved: queryArg.reserved,
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
    addPhoto: build.mutation<AddPhotoApiResponse, AddPhotoApiArg>({
      query: (queryArg) => ({
        url: `/api/listings/${encodeURIComponent(String(queryArg.uuid))}/photos`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    orderPhotos: build.mutation<OrderPhotosApiResponse, OrderPhotosApiArg>({
      query: (queryArg) => ({
        url: `/api/listings/${encodeURIComponent(String(queryArg.uuid))}/photos/order`,
        method: "PUT",
        body: queryArg.orderPhotos,
      }),
    }),
    removePhoto: build.mutation<RemovePhotoApiResponse, RemovePhotoApiArg>({
      query: (queryArg) => ({
        url: `/api/listings/${encodeURIComponent(String(queryArg.uuid))}/photos/${encodeURIComponent(String(queryArg.photo))}`,
        method: "DELETE",
      }),
    }),
    restorePhoto: build.mutation<RestorePhotoApiResponse, RestorePhotoApiArg>({
      query: (queryArg) => ({
        url: `/api/listings/${encodeURIComponent(String(queryArg.uuid))}/photos/${encodeURIComponent(String(queryArg.photo))}/restore`,
        method: "POST",
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
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  body: PostListing[];
};
export type GetAvailabilityApiResponse =
  /** status 200 Success. */ Availability[];
export type GetAvailabilityApiArg = {
  /** The card IDs, comma-separated. */
  cardIds: string[];
  /** `any` counts the copies of all printings of each card. */
  printings?: "this" | "any";
};
export type ReportMessageApiResponse =
  /** status 200 Success. */ ReportedMessage;
export type ReportMessageApiArg = ReportMessage;
export type GetCardsOnOfferApiResponse = /** status 200 Success. */ OnOffer;
export type GetCardsOnOfferApiArg = {
  /** Terms of the search language, as for /api/cards/search; empty for all cards. Only `unique:` counts of its display options. */
  q?: string;
  /** `mine` is the caller's radius; without a place, or with `any`, offers from anywhere are compared. */
  radius?: "mine" | "any";
  /** Nearest first, then cheapest; cheapest, then nearest; newest; most below the market price; by name. Stale counts come last but
    by name and among the newest. Players are sorted by their band. */
  sort?: "nearest" | "price" | "newest" | "discount" | "name";
  /** The lowest asking price, in US dollars. */
  minPrice?: number;
  /** The highest asking price, in US dollars. */
  maxPrice?: number;
  /** Any of these conditions. */
  condition?: (
    | "NEAR_MINT"
    | "LIGHTLY_PLAYED"
    | "MODERATELY_PLAYED"
    | "HEAVILY_PLAYED"
    | "DAMAGED"
  )[];
  /** Any of these finishes. */
  finish?: ("NONFOIL" | "FOIL" | "ETCHED")[];
  /** Any of these printed languages. */
  language?: string[];
  /** For sale, or for trade. */
  type?: "SELL" | "TRADE";
  /** Stores alone, or players alone. */
  lister?: Role;
  /** Only copies with a fresh count. */
  fresh?: boolean;
  /** From 1. */
  page?: number;
  /** Cards of a page. */
  limit?: number;
};
export type GetPhotoApiResponse = /** status 200 The photo. */ Blob;
export type GetPhotoApiArg = {
  /** The name of the photo. */
  name: string;
  /** The size of the photo. */
  size: "thumbnail" | "full";
};
export type SellListingsApiResponse = /** status 200 Success. */ ListingDto[];
export type SellListingsApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  sellListings: SellListings;
};
export type TakeBackSalesApiResponse = /** status 200 Success. */ ListingDto[];
export type TakeBackSalesApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  takeBackSales: TakeBackSales;
};
export type GetListingsOfUserApiResponse =
  /** status 200 A page of the list. */ ListingDto[];
export type GetListingsOfUserApiArg = {
  /** The id of the account whose listings these are. */
  id: string;
  /** The state of the listings. */
  status: "ACTIVE" | "RESERVED" | "SOLD";
  /** The maximum number of entries. */
  limit?: number;
  /** Only in this condition. */
  condition?: Condition;
  /** Matches the card's name, set or number. */
  q?: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetListingsOfUserWithCardApiResponse =
  /** status 200 A page of the list. */ ListingDto[];
export type GetListingsOfUserWithCardApiArg = {
  /** The id of the account whose listings these are. */
  id: string;
  /** The maximum number of entries. */
  limit?: number;
  /** The card; its other printings are included. */
  cardId: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetOrderHistoryApiResponse =
  /** status 200 A page of the list. */ ListingDto[];
export type GetOrderHistoryApiArg = {
  /** The id of the account whose listings these are. */
  uuid: string;
  /** The maximum number of entries. */
  limit?: number;
  /** Sold at this moment, in UTC, or later. */
  soldFrom?: string;
  /** Sold before this moment, in UTC. */
  soldBefore?: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetListingsWithCardApiResponse =
  /** status 200 A page of the list. */ CardListing[];
export type GetListingsWithCardApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The id of a card, as `GET /api/cards/search` gives it. */
  cardId: string;
  /** `any` also returns listings of the card's other printings, after those of this one. */
  printings?: "this" | "any";
  /** The order: cheapest first, or nearest first and then cheapest. Those whose distance is unknown come last; players are sorted by
    their band. */
  sort?: "price" | "nearest";
  /** `mine` leaves out what is farther away than the caller's radius, never those whose distance is unknown. */
  radius?: "mine" | "any";
  /** `shown` also returns listings that a deal keeps for somebody (status RESERVED), after all others. */
  reserved?: "hidden" | "shown";
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type WithdrawListingApiResponse = unknown;
export type WithdrawListingApiArg = {
  /** The id of the listing. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
};
export type GetListingApiResponse = /** status 200 Success. */ ListingDto;
export type GetListingApiArg = /** The id of the listing. */ string;
export type ChangeListingApiResponse = /** status 200 Success. */ ListingDto;
export type ChangeListingApiArg = {
  /** The id of the listing. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  changeListing: ChangeListing;
};
export type GetCopiesApiResponse =
  /** status 200 A page of the list. */ ListingDto[];
export type GetCopiesApiArg = {
  /** The id of the listing. */
  uuid: string;
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type SendMessageApiResponse = /** status 201 Success. */ SentMessage;
export type SendMessageApiArg = {
  /** The id of the listing. */
  uuid: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  sendMessage: SendMessage;
};
export type AddPhotoApiResponse = /** status 201 Success. */ ListingDto;
export type AddPhotoApiArg = {
  /** The id of the listing. */
  uuid: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  /** The bytes of the photo: at most 5 MB. */
  body: Blob;
};
export type OrderPhotosApiResponse = /** status 200 Success. */ ListingDto;
export type OrderPhotosApiArg = {
  /** The id of the listing. */
  uuid: string;
  orderPhotos: OrderPhotos;
};
export type RemovePhotoApiResponse = /** status 200 Success. */ ListingDto;
export type RemovePhotoApiArg = {
  /** The id of the listing. */
  uuid: string;
  /** The id of the photo. */
  photo: string;
};
export type RestorePhotoApiResponse = /** status 200 Success. */ ListingDto;
export type RestorePhotoApiArg = {
  /** The id of the listing. */
  uuid: string;
  /** The id of the photo. */
  photo: string;
};
export type RestoreListingApiResponse = /** status 200 Success. */ ListingDto;
export type RestoreListingApiArg = {
  /** The id of the listing. */
  uuid: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
};
export type Condition =
  | "NEAR_MINT"
  | "LIGHTLY_PLAYED"
  | "MODERATELY_PLAYED"
  | "HEAVILY_PLAYED"
  | "DAMAGED";
export type Finish = "NONFOIL" | "FOIL" | "ETCHED";
export type ListingPhoto = {
  height: number;
  /** WebP, at most 320 pixels a side. */
  thumbnailUrl: string;
  /** WebP, at most 1,600 pixels a side. */
  url: string;
  uuid: string;
  /** Of the full size, in pixels. */
  width: number;
};
export type ListingBuyer = {
  name: string;
  uuid: string;
};
export type ListingStatus = "ACTIVE" | "RESERVED" | "SOLD";
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
  /** When the lister last said that it is there. */
  countedAt: string;
  createdAt: string;
  /** The deal that keeps it, or that it was sold in. */
  deal?: string | null;
  /** The store's own ID, such as its SKU. This and the fields below are there only for the lister. */
  externalId?: string | null;
  /** In US dollars; null until sold. */
  finalSoldPrice: number | null;
  finish: Finish;
  /** From then on it comes after everything that was counted later: 30 days after a store's count, 60 after a player's. */
  freshUntil: string;
  isAltered: boolean;
  isSigned: boolean;
  language: string;
  /** From then on only its lister sees it, unless they count it: after twice that time. */
  listedUntil: string;
  /** What the lister says of this copy to everybody; null where nothing is said. */
  note: string | null;
  /** Photos of this copy in their order, at most 4. */
  photos: ListingPhoto[];
  /** In US dollars, whole cents. */
  price: number;
  /** What the lister paid for it, in US dollars; null for unknown. */
  pricePaid?: number | null;
  privateNote?: string | null;
  /** The zone of the place where it is kept; null where there is none. */
  reservedTimeZone: string | null;
  /** Until when a deal keeps it for somebody; null unless it is RESERVED. */
  reservedUntil: string | null;
  /** The shelf or bin. */
  shelf?: string | null;
  /** Who received it in that deal; null as well once their account is closed. */
  soldTo?: ListingBuyer | null;
  status: ListingStatus;
  statusUpdatedAt: string;
  type: ListingType;
  /** The lister. */
  userId: string;
  uuid: string;
  /** Incremented with each change; quoted, it is the ETag for If-Match. */
  version: number;
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
export type PostListing = {
  cardId: string;
  cardImageUrl?: string;
  cardName?: string;
  cardNumber?: string;
  cardSet?: string;
  condition: Condition;
  /** The store's own ID, such as its SKU: all copies that have it are of one line. Only the lister sees it. */
  externalId?: string | null;
  /** Defaults to NONFOIL if the card was printed that way, else to the first finish it was printed in. */
  finish?: Finish;
  isAltered?: boolean;
  isSigned?: boolean;
  /** The printed language. */
  language?: string;
  /** Shown to everybody. */
  note?: string | null;
  price: number;
  /** What the lister paid for it, in US dollars. Only they see it. */
  pricePaid?: number | null;
  /** Shown to the lister alone. */
  privateNote?: string | null;
  /** The shelf or bin. Only the lister sees it. */
  shelf?: string | null;
  /** A listing is ACTIVE on creation. */
  status?: "ACTIVE";
  type?: ListingType;
  /** The lister: must be the caller. */
  uuid?: string;
};
export type Availability = {
  /** The card as requested. */
  cardId: string;
  /** The cheapest available printing. */
  cheapestCardId: string;
  /** The available conditions. */
  conditions: Condition[];
  /** The number of copies. */
  copies: number;
  /** When one of their owners last said that a copy is there. */
  countedAt: string;
  /** The number of copies listed by players. */
  individualListings: number;
  /** Whether only the cheapest copies were counted because there are too many to count. */
  isPartial: boolean;
  /** That was long ago: 30 days for a store, 60 for a player. No copy was counted since. */
  isStale: boolean;
  /** The number of players with copies. */
  players: number;
  /** The lowest asking price in US dollars; null if all are for trade only. */
  price: number | null;
  /** The number of stores with copies. */
  stores: number;
};
export type ReportedMessage = {
  /** Whether the sender is blocked. */
  blocked: boolean;
  /** Whether this message had been reported before. */
  repeated: boolean;
};
export type ReportReason = "SPAM" | "SCAM" | "HARASSMENT" | "OTHER";
export type ReportMessage = {
  /** True blocks this sender, false unblocks them; if omitted, nothing changes. */
  block?: boolean;
  note?: string;
  reason: ReportReason;
  /** The token in the link of the mail. */
  token: string;
};
export type Role = "USER" | "STORE";
export type CopyLister = {
  name: string;
  role: Role;
  uuid: string;
};
export type OfferedCopy = {
  lister: CopyLister;
  listing: string;
  /** Its own asking price in US dollars: others may cost less. */
  price: number;
};
export type DistanceDto = {
  /** Whether it is a band: players are never located more exactly. */
  isAbout: boolean;
  /** In kilometers: to a store with one decimal, to a player 1, 3, 5, 10, 20 or 50. Null for a player farther away than 50 km. */
  km: number | null;
};
export type OfferedCard = {
  /** The printing of the copy. */
  cardId: string;
  cardImageUrl: string;
  cardName: string;
  cardNumber: string;
  /** The name of the printing's set. */
  cardSet: string;
  cardSetCode: string;
  condition: Condition;
  /** The number of copies. */
  copies: number;
  copy: OfferedCopy;
  /** When the copy was posted. */
  createdAt: string;
  /** How far away it is; null unless both the caller and it have a place. */
  distance: DistanceDto | null;
  finish: Finish;
  /** Whether no copy has a fresh count. */
  isStale: boolean;
  language: string;
  /** The market price of the copy's printing and finish in US dollars; null where nobody knows. */
  marketPrice: number | null;
  /** The number of players with copies. */
  players: number;
  /** The lowest asking price of the card in US dollars; null if all copies are for trade only. */
  price: number | null;
  /** The number of stores with copies. */
  stores: number;
  /** Whether the copy is for sale or for trade. */
  type: "SELL" | "TRADE";
};
export type Notice = {
  /** A stable code; `cards.other` for a message that has none. More may be added. */
  code: string;
  /** The message. */
  message: string;
  /** The values in the message. */
  params?: {
    [key: string]: string | number;
  };
  /** The reason, if the message has one. */
  reason?: Notice;
};
export type OnOffer = {
  cards: OfferedCard[];
  /** Whether only the first 1,500 printings were compared that the search means. */
  isPartial: boolean;
  /** What the search has to say beside, such as a term that was ignored. */
  notices: Notice[];
  /** The number of cards on all pages. */
  total: number;
};
export type SoldListing = {
  uuid: string;
  /** The version you saw: a listing that has changed since is not sold. If omitted, any version is. */
  version?: number;
};
export type SellListings = {
  /** The price paid for each; defaults to each listed price. */
  finalSoldPrice?: number;
  listings: SoldListing[];
};
export type TakeBackSales = {
  listings: string[];
};
export type CardListing = {
  /** A store's address; null for a player, whose address is never shown. */
  address: string | null;
  cardId: string;
  cardImageUrl: string;
  cardName: string;
  cardNumber: string;
  /** The name of the card's set. */
  cardSet: string;
  cardSetCode: string;
  condition: Condition;
  /** When the lister last said that it is there. */
  countedAt: string;
  createdAt: string;
  /** The deal that keeps it, or that it was sold in. */
  deal?: string | null;
  /** How far away it is; null unless both the caller and it have a place. */
  distance: DistanceDto | null;
  email: string | null;
  /** The store's own ID, such as its SKU. This and the fields below are there only for the lister. */
  externalId?: string | null;
  /** In US dollars; null until sold. */
  finalSoldPrice: number | null;
  finish: Finish;
  /** From then on it comes after everything that was counted later: 30 days after a store's count, 60 after a player's. */
  freshUntil: string;
  isAltered: boolean;
  isSigned: boolean;
  language: string;
  /** From then on only its lister sees it, unless they count it: after twice that time. */
  listedUntil: string;
  /** The lister's name. */
  name: string;
  /** What the lister says of this copy to everybody; null where nothing is said. */
  note: string | null;
  phoneNumber: string | null;
  /** Photos of this copy in their order, at most 4. */
  photos: ListingPhoto[];
  /** In US dollars, whole cents. */
  price: number;
  /** What the lister paid for it, in US dollars; null for unknown. */
  pricePaid?: number | null;
  privateNote?: string | null;
  /** The zone of the place where it is kept; null where there is none. */
  reservedTimeZone: string | null;
  /** Until when a deal keeps it for somebody; null unless it is RESERVED. */
  reservedUntil: string | null;
  role: Role;
  /** The shelf or bin. */
  shelf?: string | null;
  /** Who received it in that deal; null as well once their account is closed. */
  soldTo?: ListingBuyer | null;
  status: ListingStatus;
  statusUpdatedAt: string;
  type: ListingType;
  /** The lister. */
  userId: string;
  uuid: string;
  /** Incremented with each change; quoted, it is the ETag for If-Match. */
  version: number;
};
export type SettableListingStatus = "ACTIVE" | "SOLD";
export type ChangeListing = {
  condition?: Condition;
  /** The store's own ID, such as its SKU: all copies that have it are of one line. Only the lister sees it. */
  externalId?: string | null;
  /** The final price, only with `status: SOLD`; defaults to the listed price. */
  finalSoldPrice?: number;
  finish?: Finish;
  isAltered?: boolean;
  isSigned?: boolean;
  /** The printed language. */
  language?: string;
  /** Shown to everybody. */
  note?: string | null;
  price?: number;
  /** What the lister paid for it, in US dollars. Only they see it. */
  pricePaid?: number | null;
  /** Shown to the lister alone. */
  privateNote?: string | null;
  /** The shelf or bin. Only the lister sees it. */
  shelf?: string | null;
  status?: SettableListingStatus;
  type?: ListingType;
};
export type SentMessage = {
  sentAt: string;
  uuid: string;
};
export type SendMessage = {
  /** Plain text. URLs arrive as text, not as links. */
  text: string;
};
export type OrderPhotos = {
  photos: string[];
};
export const {
  usePostListingsMutation,
  useGetAvailabilityQuery,
  useLazyGetAvailabilityQuery,
  useReportMessageMutation,
  useGetCardsOnOfferQuery,
  useLazyGetCardsOnOfferQuery,
  useGetPhotoQuery,
  useLazyGetPhotoQuery,
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
  useAddPhotoMutation,
  useOrderPhotosMutation,
  useRemovePhotoMutation,
  useRestorePhotoMutation,
  useRestoreListingMutation,
} = injectedRtkApi;
