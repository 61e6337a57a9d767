/** The calls around logging in, for the screens. */
import { authApi as generated } from './generated/auth';

export type {
  LoginApiResponse,
  RefreshApiResponse,
  ResendVerificationApiResponse,
  VerifyEmailApiResponse,
} from './generated/auth';

/** None of these answers is cached: a session changes what everything else answers, and the store then forgets all. */
export const authApi = generated.enhanceEndpoints({ endpoints: { verifyEmail: { keepUnusedDataFor: 0 } } });

export const {
  useForgotPasswordMutation,
  useLoginMutation,
  useLogoutMutation,
  useResendVerificationMutation,
  useResetPasswordMutation,
  useVerifyEmailQuery,
} = authApi;
