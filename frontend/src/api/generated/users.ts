import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
      query: (queryArg) => ({ url: `/api/users/signup`, method: "POST", body: queryArg }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as usersApi };
export type SignUpApiResponse = /** status 201 ok */ SessionUser;
export type SignUpApiArg = SignUp;
export type SessionUser = {
  address: string;
  email: string;
  name: string;
  phoneNumber: string;
  role: "USER" | "STORE";
  uuid: string;
};
export type SignUp = {
  address?: string;
  confirmPassword: string;
  email: string;
  emailVerified?: boolean;
  enabled?: boolean;
  name: string;
  password: string;
  phoneNumber?: string;
  role: "USER" | "STORE";
  turnstileToken?: string;
};
export const { useSignUpMutation } = injectedRtkApi;
