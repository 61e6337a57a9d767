import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
      query: (queryArg) => ({
        url: `/api/users/signup`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as usersApi };
export type SignUpApiResponse = /** status 201 Success. */ UserDto;
export type SignUpApiArg = SignUp;
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
export const { useSignUpMutation } = injectedRtkApi;
