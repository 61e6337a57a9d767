/** The calls around logging in, for the screens. */
import { authApi as generated } from './generated/auth';

export type {
  LoginApiArg,
  LoginApiResponse,
  RefreshApiResponse,
  ResendVerificationApiResponse,
  VerifyEmailApiResponse,
} from './generated/auth';

/** A verification link works once: coming back to its page must not try it again. */
export const authApi = generated.enhanceEndpoints({
  endpoints: { verifyEmail: { keepUnusedDataFor: Number.POSITIVE_INFINITY } },
});

export const {
  useForgotPasswordMutation,
  useLoginMutation,
  useLogoutMutation,
  useResendVerificationMutation,
  useResetPasswordMutation,
  useVerifyEmailQuery,
} = authApi;
