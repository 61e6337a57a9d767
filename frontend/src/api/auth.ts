/** The calls around logging in, for the screens. */
import { authApi as generated } from './generated/auth';

export type {
  LoginApiArg,
  LoginApiResponse,
  RefreshApiResponse,
  ResendVerificationApiResponse,
  VerifyEmailApiResponse,
} from './generated/auth';

export const authApi = generated.enhanceEndpoints({
  endpoints: {
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

export const {
  useForgotPasswordMutation,
  useLoginMutation,
  useLogoutMutation,
  useResendVerificationMutation,
  useResetPasswordMutation,
  useVerifyEmailQuery,
} = authApi;
