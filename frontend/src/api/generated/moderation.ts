import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBlocks: build.query<GetBlocksApiResponse, GetBlocksApiArg>({
      query: (queryArg) => ({
        url: `/api/moderation/blocks`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    unblockAccount: build.mutation<
      UnblockAccountApiResponse,
      UnblockAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/api/moderation/blocks/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    getBlock: build.query<GetBlockApiResponse, GetBlockApiArg>({
      query: (queryArg) => ({
        url: `/api/moderation/blocks/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    blockAccount: build.mutation<BlockAccountApiResponse, BlockAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/moderation/blocks/${encodeURIComponent(String(queryArg))}`,
        method: "PUT",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as moderationApi };
export type GetBlocksApiResponse =
  /** status 200 A page of the list. */ BlockedAccount[];
export type GetBlocksApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type UnblockAccountApiResponse = unknown;
export type UnblockAccountApiArg = /** The ID of the account. */ string;
export type GetBlockApiResponse = /** status 200 Success. */ AccountBlock;
export type GetBlockApiArg = /** The ID of the account. */ string;
export type BlockAccountApiResponse = /** status 200 Success. */ AccountBlock;
export type BlockAccountApiArg = /** The ID of the account. */ string;
export type Role = "USER" | "STORE";
export type BlockedAccount = {
  account: string;
  blockedAt: string;
  /** Empty once the account is closed. */
  name: string;
  role: Role;
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
export type DealWithBlocked = {
  cards: number;
  firstCard: string;
  /** Whether it may still be canceled. */
  mayCancel: boolean;
  /** See the states of a deal. */
  state: string;
  uuid: string;
};
export type AccountBlock = {
  account: string;
  /** At most 50. */
  deals: DealWithBlocked[];
  /** Whether the caller has blocked the account. */
  isBlocked: boolean;
};
export const {
  useGetBlocksQuery,
  useLazyGetBlocksQuery,
  useUnblockAccountMutation,
  useGetBlockQuery,
  useLazyGetBlockQuery,
  useBlockAccountMutation,
} = injectedRtkApi;
