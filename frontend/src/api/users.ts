/** The calls about accounts, for the screens. */
import { usersApi as generated } from './generated/users';

export type { SignUpApiResponse } from './generated/users';

export const usersApi = generated.enhanceEndpoints({ endpoints: { signUp: { invalidatesTags: ['Store'] } } });

export const { useSignUpMutation } = usersApi;
