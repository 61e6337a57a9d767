/** The calls around logging in, for the screens. */
import { authApi as generated } from './generated/auth';

export type {
  GetSessionsApiResponse,
  LoginApiArg,
  LoginApiResponse,
  RefreshApiResponse,
  ResendVerificationApiResponse,
  SessionDto,
  VerifyEmailApiResponse,
} from './generated/auth';

const enhanced = generated.enhanceEndpoints({
  endpoints: {
    getSessions: { keepUnusedDataFor: 0 },
    // A verification link works once: coming back to its page must not try it again.
    verifyEmail: { keepUnusedDataFor: Number.POSITIVE_INFINITY },
    // The error of a call has no headers, but one says how long to wait.
    resendVerification: {
      transformErrorResponse: (failure, meta) => ({
        ...failure,
        retryAfter: meta?.response?.headers.get('retry-after'),
      }),
    },
  },
});

/** By the time the server hears of it, the browser has forgotten the token, and perhaps left the page. */
export const authApi = enhanced.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Ends the session of the cookie; the argument is the access token as it was. */
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
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useForgotPasswordMutation,
  useGetSessionsQuery,
  useLoginMutation,
  useLogoutMutation,
  useResendVerificationMutation,
  useResetPasswordMutation,
  useVerifyEmailQuery,
} = authApi;
