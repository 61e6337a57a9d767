/** The calls around logging in, for the screens. */
import { authApi as generated } from './generated/auth';
import { withRetryAfter } from './retry-after';

export type {
  ConfirmationOrCode,
  LogInWithPasskey,
  LoginApiArg,
  LoginApiResponse,
  PasskeyDto,
  SessionDto,
  VerifyEmailApiResponse,
} from './generated/auth';

const enhanced = generated.enhanceEndpoints({
  endpoints: {
    getSessions: { keepUnusedDataFor: 0 },
    // A verification link works once: coming back to its page must not try it again.
    verifyEmail: { keepUnusedDataFor: Number.POSITIVE_INFINITY },
    resendVerification: { transformErrorResponse: withRetryAfter },
  },
});

/** By the time the server hears of it, the browser has forgotten the token, and perhaps left the page. */
export const authApi = enhanced.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Ends the session that the cookie belongs to; the argument is the access token as it was. */
    logout: build.mutation<void, string | null>({
      query: (token) => ({
        url: '/api/auth/logout',
        method: 'POST',
        headers: token ? { authorization: `Bearer ${token}` } : undefined,
        keepalive: true,
      }),
    }),
  }),
});

export const {
  useAddPasskeyMutation,
  useBeginConfirmationMutation,
  useBeginPasskeyLogInMutation,
  useBeginPasskeyRegistrationMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useForgotPasswordMutation,
  useGetPasskeysQuery,
  useGetSecondFactorQuery,
  useGetSessionsQuery,
  useLogInWithPasskeyMutation,
  useLogInWithSecondFactorMutation,
  useLoginMutation,
  useLogoutMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useResendVerificationMutation,
  useResetPasswordMutation,
  useSetUpSecondFactorMutation,
  useTurnOffSecondFactorMutation,
  useTurnOnSecondFactorMutation,
  useStartVerifiedSessionMutation,
  useVerifyEmailQuery,
} = authApi;
