import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
      query: (queryArg) => ({
        url: `/api/users/signup`,
        method: "POST",
        body: queryArg.signUp,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getStores: build.query<GetStoresApiResponse, GetStoresApiArg>({
      query: (queryArg) => ({
        url: `/api/users/stores`,
        params: {
          limit: queryArg.limit,
          q: queryArg.q,
          after: queryArg.after,
        },
      }),
    }),
    eraseUser: build.mutation<EraseUserApiResponse, EraseUserApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "DELETE",
        body: queryArg.confirmWithPassword,
      }),
    }),
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    changeUser: build.mutation<ChangeUserApiResponse, ChangeUserApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "PATCH",
        body: queryArg.changeUser,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.uuid))}/change-password`,
        method: "PATCH",
        body: queryArg.changePassword,
      }),
    }),
    disableUser: build.mutation<DisableUserApiResponse, DisableUserApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.uuid))}/disable`,
        method: "PUT",
        body: queryArg.confirmWithPassword,
      }),
    }),
    getPersonalData: build.query<
      GetPersonalDataApiResponse,
      GetPersonalDataApiArg
    >({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg))}/export`,
      }),
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg))}/profile`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as usersApi };
export type SignUpApiResponse = /** status 201 Success. */ UserDto;
export type SignUpApiArg = {
  /** A key of your choice; a retry with the same key and body gets the first answer. */
  "Idempotency-Key"?: string;
  signUp: SignUp;
};
export type GetStoresApiResponse =
  /** status 200 A page of the list. */ StoreDto[];
export type GetStoresApiArg = {
  /** How many entries at the most. */
  limit?: number;
  /** Words in the store's name or address. */
  q?: string;
  /** Where the previous page ended, as its Link header says. */
  after?: string;
};
export type EraseUserApiResponse = unknown;
export type EraseUserApiArg = {
  /** The id of the account. */
  uuid: string;
  confirmWithPassword: ConfirmWithPassword;
};
export type GetUserApiResponse = /** status 200 Success. */ Account;
export type GetUserApiArg = /** The id of the account. */ string;
export type ChangeUserApiResponse = /** status 200 Success. */ Account;
export type ChangeUserApiArg = {
  /** The id of the account. */
  uuid: string;
  /** The ETag that your change is based on. Left out, the change is made whatever happened meanwhile. */
  "If-Match"?: string;
  changeUser: ChangeUser;
};
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  /** The id of the account. */
  uuid: string;
  changePassword: ChangePassword;
};
export type DisableUserApiResponse = unknown;
export type DisableUserApiArg = {
  /** The id of the account. */
  uuid: string;
  confirmWithPassword: ConfirmWithPassword;
};
export type GetPersonalDataApiResponse =
  /** status 200 Success. */ PersonalDataDto;
export type GetPersonalDataApiArg = /** The id of the account. */ string;
export type GetProfileApiResponse = /** status 200 Success. */ ProfileDto;
export type GetProfileApiArg = /** The id of the account. */ string;
export type Role = "USER" | "STORE";
export type UserDto = {
  /** Empty until it is told. */
  address: string;
  email: string;
  name: string;
  /** Empty until it is told. */
  phoneNumber: string;
  /** USER is a player, STORE a local store. */
  role: Role;
  uuid: string;
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
export type SignUp = {
  address?: string;
  /** The same password again. */
  confirmPassword: string;
  email: string;
  /** Accepted and ignored: the server decides. */
  emailVerified?: boolean;
  /** Accepted and ignored: the server decides. */
  enabled?: boolean;
  name: string;
  password: string;
  phoneNumber?: string;
  /** USER is a player (Personal), STORE a local store (Business). */
  role: Role;
  /** The token of the human-verification widget. Not needed when verification is off. */
  turnstileToken?: string;
};
export type StoreDto = {
  address: string | null;
  email: string | null;
  name: string;
  phoneNumber: string | null;
  uuid: string;
  website: string | null;
};
export type ConfirmWithPassword = {
  password: string;
};
export type Account = {
  /** Empty until it is told. */
  address: string;
  email: string;
  /** Whether other members see the e-mail address. */
  emailVisible: boolean;
  name: string;
  /** Empty until it is told. */
  phoneNumber: string;
  /** Whether other members see the phone number. */
  phoneVisible: boolean;
  /** USER is a player, STORE a local store. */
  role: Role;
  uuid: string;
  /** One more with each change of these settings; in quotes it is the ETag, for If-Match. */
  version: number;
  /** Only stores have one; null until it is told. */
  website: string | null;
};
export type ChangeUser = {
  /** Empty to take it back. */
  address?: string;
  /** Whether other members see the e-mail address. */
  emailVisible?: boolean;
  name?: string;
  /** Empty to take it back. */
  phoneNumber?: string;
  /** Whether other members see the phone number. */
  phoneVisible?: boolean;
  /** For stores alone; empty or null to take it back. */
  website?: string | null;
};
export type ChangePassword = {
  currentPassword: string;
  newPassword: string;
};
export type PersonalDataDto = {
  /** The account, apart from its password, of which only a hash is kept. */
  account: {
    [key: string]: unknown;
  };
  /** What was written down about the account: log-ins, failed ones as well, and what ended or changed. */
  acts: {
    [key: string]: unknown;
  }[];
  /** Senders whose messages are refused. */
  blockedSenders: {
    [key: string]: unknown;
  }[];
  /** Events of a store. */
  events: {
    [key: string]: unknown;
  }[];
  /** When the account was last logged in to on each device. */
  knownDevices: {
    [key: string]: unknown;
  }[];
  /** Listings in every state. */
  listings: {
    [key: string]: unknown;
  }[];
  /** Mails with a link. */
  mails: {
    [key: string]: unknown;
  }[];
  /** Messages about listings, sent and received, for 180 days. */
  messages: {
    [key: string]: unknown;
  }[];
  /** Passkeys; of their secrets nothing is kept. */
  passkeys: {
    [key: string]: unknown;
  }[];
  /** Two-step verification, if it is on. */
  secondFactor: {
    [key: string]: unknown;
  }[];
  /** Log-ins on devices, those that have ended as well. */
  sessions: {
    [key: string]: unknown;
  }[];
  /** When it was put together. */
  takenAt: string;
  /** The cards on the watchlist. */
  watchlist: {
    [key: string]: unknown;
  }[];
  /** Listings that were withdrawn within the last 180 days. */
  withdrawnListings: {
    [key: string]: unknown;
  }[];
};
export type ProfileDto = {
  address: string | null;
  email: string | null;
  name: string;
  phoneNumber: string | null;
  role: Role;
  uuid: string;
  website: string | null;
};
export const {
  useSignUpMutation,
  useGetStoresQuery,
  useLazyGetStoresQuery,
  useEraseUserMutation,
  useGetUserQuery,
  useLazyGetUserQuery,
  useChangeUserMutation,
  useChangePasswordMutation,
  useDisableUserMutation,
  useGetPersonalDataQuery,
  useLazyGetPersonalDataQuery,
  useGetProfileQuery,
  useLazyGetProfileQuery,
} = injectedRtkApi;
