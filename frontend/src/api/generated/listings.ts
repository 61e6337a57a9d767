import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getListingsWithCard: build.query<
      GetListingsWithCardApiResponse,
      GetListingsWithCardApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/with-card`,
        params: {
          cardId: queryArg.cardId,
          limit: queryArg.limit,
          after: queryArg.after,
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
          q: queryArg.q,
          condition: queryArg.condition,
          limit: queryArg.limit,
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
    changeListing: build.mutation<
      ChangeListingApiResponse,
      ChangeListingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.changeListing,
      }),
    }),
    withdrawListing: build.mutation<
      WithdrawListingApiResponse,
      WithdrawListingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/listings/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as listingsApi };
export type GetListingsWithCardApiResponse = /** status 200 ok */ CardListing[];
export type GetListingsWithCardApiArg = {
  cardId: string;
  limit?: number;
  after?: string;
};
export type GetListingsOfUserApiResponse = /** status 200 ok */ ListingDto[];
export type GetListingsOfUserApiArg = {
  id: string;
  status: ListingStatus;
  q?: string;
  condition?: Condition;
  limit?: number;
  after?: string;
};
export type GetOrderHistoryApiResponse = /** status 200 ok */ ListingDto[];
export type GetOrderHistoryApiArg = {
  uuid: string;
  limit?: number;
  after?: string;
};
export type PostListingsApiResponse = /** status 201 ok */ ListingDto[];
export type PostListingsApiArg = {
  "Idempotency-Key"?: string;
  body: PostListing[];
};
export type ChangeListingApiResponse = /** status 200 ok */ ListingDto;
export type ChangeListingApiArg = {
  id: string;
  changeListing: ChangeListing;
};
export type WithdrawListingApiResponse = unknown;
export type WithdrawListingApiArg = string;
export type Condition =
  | "NEAR_MINT"
  | "LIGHTLY_PLAYED"
  | "MODERATELY_PLAYED"
  | "HEAVILY_PLAYED"
  | "DAMAGED";
export type ListingType = "SELL" | "BUY" | "TRADE";
export type Finish = "NONFOIL" | "FOIL" | "ETCHED";
export type ListingStatus = "ACTIVE" | "SOLD";
export type Role = "USER" | "STORE";
export type CardListing = {
  uuid: string;
  userId: string;
  cardId: string;
  cardName: string;
  cardSet: string;
  cardSetCode: string;
  cardNumber: string;
  cardImageUrl: string;
  condition: Condition;
  type: ListingType;
  finish: Finish;
  language: string;
  price: number;
  status: ListingStatus;
  finalSoldPrice: number | null;
  statusUpdatedAt: string;
  createdAt: string;
  name: string;
  email: string | null;
  phoneNumber: string | null;
  address: string | null;
  role: Role;
};
export type ListingDto = {
  uuid: string;
  userId: string;
  cardId: string;
  cardName: string;
  cardSet: string;
  cardSetCode: string;
  cardNumber: string;
  cardImageUrl: string;
  condition: Condition;
  type: ListingType;
  finish: Finish;
  language: string;
  price: number;
  status: ListingStatus;
  finalSoldPrice: number | null;
  statusUpdatedAt: string;
  createdAt: string;
};
export type PostListing = {
  cardId: string;
  condition: Condition;
  price: number;
  cardName?: string;
  cardSet?: string;
  cardNumber?: string;
  cardImageUrl?: string;
  type?: ListingType;
  finish?: Finish;
  language?: string;
  status?: "ACTIVE";
  uuid?: string;
};
export type ChangeListing = {
  price?: number;
  condition?: Condition;
  type?: ListingType;
  finish?: Finish;
  language?: string;
  status?: ListingStatus;
  finalSoldPrice?: number;
};
export const {
  useGetListingsWithCardQuery,
  useLazyGetListingsWithCardQuery,
  useGetListingsOfUserQuery,
  useLazyGetListingsOfUserQuery,
  useGetOrderHistoryQuery,
  useLazyGetOrderHistoryQuery,
  usePostListingsMutation,
  useChangeListingMutation,
  useWithdrawListingMutation,
} = injectedRtkApi;
