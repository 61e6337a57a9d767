import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<
      ForgotPasswordApiResponse,
      ForgotPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/forgot-password`,
        method: "POST",
        body: queryArg,
      }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/login`,
        method: "POST",
        body: queryArg,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: "POST" }),
    }),
    refresh: build.mutation<RefreshApiResponse, RefreshApiArg>({
      query: () => ({ url: `/api/auth/refresh`, method: "POST" }),
    }),
    resendVerification: build.mutation<
      ResendVerificationApiResponse,
      ResendVerificationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/resend-verification`,
        method: "POST",
        body: queryArg,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/reset-password`,
        method: "POST",
        body: queryArg,
      }),
    }),
    endOtherSessions: build.mutation<
      EndOtherSessionsApiResponse,
      EndOtherSessionsApiArg
    >({
      query: () => ({ url: `/api/auth/sessions`, method: "DELETE" }),
    }),
    getSessions: build.query<GetSessionsApiResponse, GetSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/sessions`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/sessions/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    verifyEmail: build.query<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/verify`,
        params: {
          token: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as authApi };
export type ForgotPasswordApiResponse = /** status 202 Success. */ Message;
export type ForgotPasswordApiArg = MailRequest;
export type LoginApiResponse = /** status 200 Success. */ LoggedIn;
export type LoginApiArg = LogIn;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type RefreshApiResponse = /** status 200 Success. */ AccessToken;
export type RefreshApiArg = void;
export type ResendVerificationApiResponse = /** status 202 Success. */ Message;
export type ResendVerificationApiArg = MailRequest;
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = ResetPassword;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type GetSessionsApiResponse =
  /** status 200 A page of the list. */ SessionDto[];
export type GetSessionsApiArg = {
  /** How many entries at the most. */
  limit?: number;
  /** Where the previous page ended, as its Link header says. */
  after?: string;
};
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg =
  /** The id of what the operation is about. */ string;
export type VerifyEmailApiResponse = /** status 200 Success. */ Message;
export type VerifyEmailApiArg =
  /** The token in the link that was mailed. */ string;
export type Message = {
  message: string;
};
export type RefusedField = {
  /** Where it is in the request. */
  field: string;
  /** What is wrong with it, for a person. */
  message: string;
};
export type Problem = {
  /** A stable name for programs, `<module>.<what>`. */
  code: string;
  /** What happened, for a person. */
  detail: string;
  /** The fields that were refused, if the request was. */
  errors?: RefusedField[];
  /** The same as `detail`; clients show it. */
  message: string;
  /** The HTTP status. */
  status: number;
  /** The words of the status. */
  title: string;
  /** A stable URI of the kind of problem. */
  type: string;
};
export type MailRequest = {
  email: string;
};
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
export type LoggedIn = {
  /** Send it as `Authorization: Bearer …`. */
  accessToken: string;
  user: UserDto;
};
export type LogIn = {
  email: string;
  password: string;
  /** The token of the human-verification widget. Not needed when verification is off. */
  turnstileToken?: string;
};
export type AccessToken = {
  /** Send it as `Authorization: Bearer …`. */
  accessToken: string;
};
export type ResetPassword = {
  password: string;
  token: string;
};
export type SessionDto = {
  /** The browser or program; null when it is none that is known by name. */
  browser: string | null;
  createdAt: string;
  /** Whether this call came from it. */
  current: boolean;
  /** When it last asked for an access token: while it is in use, at most 15 minutes ago. */
  lastUsedAt: string;
  /** The system it runs on; null when it is none that is known by name. */
  system: string | null;
  uuid: string;
};
export const {
  useForgotPasswordMutation,
  useLoginMutation,
  useLogoutMutation,
  useRefreshMutation,
  useResendVerificationMutation,
  useResetPasswordMutation,
  useEndOtherSessionsMutation,
  useGetSessionsQuery,
  useLazyGetSessionsQuery,
  useEndSessionMutation,
  useVerifyEmailQuery,
  useLazyVerifyEmailQuery,
} = injectedRtkApi;
