import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
      query: (queryArg) => ({ url: `/api/auth/forgot-password`, method: "POST", body: queryArg }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/auth/login`, method: "POST", body: queryArg }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: "POST" }),
    }),
    refresh: build.mutation<RefreshApiResponse, RefreshApiArg>({
      query: () => ({ url: `/api/auth/refresh`, method: "POST" }),
    }),
    resendVerification: build.mutation<ResendVerificationApiResponse, ResendVerificationApiArg>({
      query: (queryArg) => ({ url: `/api/auth/resend-verification`, method: "POST", body: queryArg }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({ url: `/api/auth/reset-password`, method: "POST", body: queryArg }),
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
export type ForgotPasswordApiResponse = /** status 202 ok */ Message;
export type ForgotPasswordApiArg = Email;
export type LoginApiResponse = /** status 200 ok */ Session;
export type LoginApiArg = Login;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type RefreshApiResponse = /** status 200 ok */ Refreshed;
export type RefreshApiArg = void;
export type ResendVerificationApiResponse = /** status 202 ok */ Message;
export type ResendVerificationApiArg = Email;
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = ResetPassword;
export type VerifyEmailApiResponse = /** status 200 ok */ Message;
export type VerifyEmailApiArg = string;
export type Message = {
  message: string;
};
export type Email = {
  email: string;
};
export type SessionUser = {
  address: string;
  email: string;
  name: string;
  phoneNumber: string;
  role: "USER" | "STORE";
  uuid: string;
};
export type Session = {
  accessToken: string;
  user: SessionUser;
};
export type Login = {
  email: string;
  password: string;
  turnstileToken?: string;
};
export type Refreshed = {
  accessToken: string;
};
export type ResetPassword = {
  newPassword: string;
  token: string;
};
export const {
  useForgotPasswordMutation,
  useLoginMutation,
  useLogoutMutation,
  useRefreshMutation,
  useResendVerificationMutation,
  useResetPasswordMutation,
  useVerifyEmailQuery,
  useLazyVerifyEmailQuery,
} = injectedRtkApi;
