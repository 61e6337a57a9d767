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
    logInWithPasskey: build.mutation<
      LogInWithPasskeyApiResponse,
      LogInWithPasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/login/passkey`,
        method: "POST",
        body: queryArg,
      }),
    }),
    beginPasskeyLogIn: build.mutation<
      BeginPasskeyLogInApiResponse,
      BeginPasskeyLogInApiArg
    >({
      query: () => ({
        url: `/api/auth/login/passkey/challenge`,
        method: "POST",
      }),
    }),
    logInWithSecondFactor: build.mutation<
      LogInWithSecondFactorApiResponse,
      LogInWithSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/login/second-factor`,
        method: "POST",
        body: queryArg,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: "POST" }),
    }),
    getPasskeys: build.query<GetPasskeysApiResponse, GetPasskeysApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkeys`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkeys`,
        method: "POST",
        body: queryArg.addPasskey,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    beginConfirmation: build.mutation<
      BeginConfirmationApiResponse,
      BeginConfirmationApiArg
    >({
      query: () => ({ url: `/api/auth/passkeys/confirmation`, method: "POST" }),
    }),
    beginPasskeyRegistration: build.mutation<
      BeginPasskeyRegistrationApiResponse,
      BeginPasskeyRegistrationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/passkeys/registration`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removePasskey: build.mutation<
      RemovePasskeyApiResponse,
      RemovePasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/passkeys/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    renamePasskey: build.mutation<
      RenamePasskeyApiResponse,
      RenamePasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/passkeys/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "PATCH",
        body: queryArg.renamePasskey,
      }),
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
    turnOffSecondFactor: build.mutation<
      TurnOffSecondFactorApiResponse,
      TurnOffSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/second-factor`,
        method: "DELETE",
        body: queryArg,
      }),
    }),
    getSecondFactor: build.query<
      GetSecondFactorApiResponse,
      GetSecondFactorApiArg
    >({
      query: () => ({ url: `/api/auth/second-factor` }),
    }),
    setUpSecondFactor: build.mutation<
      SetUpSecondFactorApiResponse,
      SetUpSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/second-factor`,
        method: "POST",
        body: queryArg,
      }),
    }),
    turnOnSecondFactor: build.mutation<
      TurnOnSecondFactorApiResponse,
      TurnOnSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/second-factor/activation`,
        method: "POST",
        body: queryArg,
      }),
    }),
    renewRecoveryCodes: build.mutation<
      RenewRecoveryCodesApiResponse,
      RenewRecoveryCodesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/second-factor/recovery-codes`,
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
    startVerifiedSession: build.mutation<
      StartVerifiedSessionApiResponse,
      StartVerifiedSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/verify/session`,
        method: "POST",
        body: queryArg,
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
export type LogInWithPasskeyApiResponse = /** status 200 Success. */ LoggedIn;
export type LogInWithPasskeyApiArg = LogInWithPasskey;
export type BeginPasskeyLogInApiResponse =
  /** status 200 Success. */ RequestOptions;
export type BeginPasskeyLogInApiArg = void;
export type LogInWithSecondFactorApiResponse =
  /** status 200 Success. */ LoggedIn;
export type LogInWithSecondFactorApiArg = SecondFactorLogIn;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type GetPasskeysApiResponse =
  /** status 200 A page of the list. */ PasskeyDto[];
export type GetPasskeysApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type AddPasskeyApiResponse = /** status 201 Success. */ PasskeyDto;
export type AddPasskeyApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  addPasskey: AddPasskey;
};
export type BeginConfirmationApiResponse =
  /** status 200 Success. */ RequestOptions;
export type BeginConfirmationApiArg = void;
export type BeginPasskeyRegistrationApiResponse =
  /** status 200 Success. */ CreationOptions;
export type BeginPasskeyRegistrationApiArg = Confirmation;
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = /** The ID of the resource. */ string;
export type RenamePasskeyApiResponse = unknown;
export type RenamePasskeyApiArg = {
  /** The ID of the resource. */
  uuid: string;
  renamePasskey: RenamePasskey;
};
export type RefreshApiResponse = /** status 200 Success. */ LoggedIn;
export type RefreshApiArg = void;
export type ResendVerificationApiResponse = /** status 202 Success. */ Message;
export type ResendVerificationApiArg = MailRequest;
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = ResetPassword;
export type TurnOffSecondFactorApiResponse = unknown;
export type TurnOffSecondFactorApiArg = ConfirmationOrCode;
export type GetSecondFactorApiResponse =
  /** status 200 Success. */ SecondFactorDto;
export type GetSecondFactorApiArg = void;
export type SetUpSecondFactorApiResponse =
  /** status 200 Success. */ SecondFactorSetUp;
export type SetUpSecondFactorApiArg = Confirmation;
export type TurnOnSecondFactorApiResponse =
  /** status 200 Success. */ RecoveryCodes;
export type TurnOnSecondFactorApiArg = SecondFactorCode;
export type RenewRecoveryCodesApiResponse =
  /** status 200 Success. */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = ConfirmationOrCode;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type GetSessionsApiResponse =
  /** status 200 A page of the list. */ SessionDto[];
export type GetSessionsApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = /** The ID of the resource. */ string;
export type VerifyEmailApiResponse = /** status 200 Success. */ VerifiedEmail;
export type VerifyEmailApiArg =
  /** The token in the link that was mailed. */ string;
export type StartVerifiedSessionApiResponse =
  /** status 200 Success. */ LoggedIn;
export type StartVerifiedSessionApiArg = LinkToken;
export type Message = {
  message: string;
};
export type RefusedField = {
  /** A stable code for programs: the field's own, or the `code` of the whole problem. More may be added. */
  code: string;
  /** Where it is in the request. */
  field: string;
  /** What's wrong with it, in plain language. */
  message: string;
  /** The values in `message`. */
  params?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** Send this along with the second factor. Present only if the login needs one. */
  challenge?: string;
  /** A stable code for programs, `<module>.<error>`. */
  code: string;
  /** What happened, in plain language. */
  detail: string;
  /** The invalid fields, if any. */
  errors?: RefusedField[];
  /** The same as `detail`; clients show it. */
  message: string;
  /** The values in `message`, if any. */
  params?: {
    [key: string]: string | number;
  };
  /** The HTTP status. */
  status: number;
  /** The status phrase. */
  title: string;
  /** A stable URI for the problem type. */
  type: string;
};
export type MailRequest = {
  email: string;
};
export type Role = "USER" | "STORE";
export type UserDto = {
  /** Empty until set. */
  address: string;
  email: string;
  name: string;
  /** Empty until set. */
  phoneNumber: string;
  /** USER is a player, STORE a local store. */
  role: Role;
  uuid: string;
};
export type LoggedIn = {
  /** An access token, valid for 15 minutes. Send it as `Authorization: Bearer …`. */
  accessToken: string;
  user: UserDto;
};
export type LogIn = {
  email: string;
  password: string;
  /** The token of the human-verification widget. Not needed when verification is off. */
  turnstileToken?: string;
};
export type AssertionPartJson = {
  authenticatorData: string;
  clientDataJSON: string;
  signature: string;
  userHandle?: string;
};
export type AssertionJson = {
  authenticatorAttachment?:
    | ("platform" | "cross-platform" | null)
    | ("platform" | "cross-platform" | null);
  clientExtensionResults?: {
    [key: string]: unknown;
  };
  id: string;
  rawId: string;
  response: AssertionPartJson;
  type: "public-key";
};
export type LogInWithPasskey = {
  credential: AssertionJson;
};
export type CredentialDescriptor = {
  id: string;
  transports?: string[];
  type: "public-key";
  [key: string]: unknown;
};
export type RequestOptions = {
  /** The accepted passkeys; empty allows any that the browser has for this site. */
  allowCredentials?: CredentialDescriptor[];
  /** Valid once, for five minutes. */
  challenge: string;
  rpId?: string;
  /** In milliseconds. */
  timeout?: number;
  userVerification?: string;
  [key: string]: unknown;
};
export type SecondFactorLogIn = {
  /** The `challenge` from the refused login; valid for five minutes, for one login. */
  challenge: string;
  code: string;
};
export type PasskeyDto = {
  createdAt: string;
  /** When it was last used; null if never. */
  lastUsedAt: string | null;
  name: string;
  /** Whether it is synced, for example by a password manager, so that it outlives the device. */
  synced: boolean;
  uuid: string;
};
export type AttestationJson = {
  attestationObject: string;
  authenticatorData?: string;
  clientDataJSON: string;
  publicKey?: string;
  publicKeyAlgorithm?: number;
  /** Unknown values are ignored (WebAuthn Level 3, 5.8.4): newer browsers send new ones. */
  transports?: string[];
};
export type RegistrationJson = {
  authenticatorAttachment?:
    | ("platform" | "cross-platform" | null)
    | ("platform" | "cross-platform" | null);
  clientExtensionResults?: {
    [key: string]: unknown;
  };
  id: string;
  rawId: string;
  response: AttestationJson;
  type: "public-key";
};
export type AddPasskey = {
  credential: RegistrationJson;
  name: string;
};
export type KeyParameters = {
  alg: number;
  type: "public-key";
  [key: string]: unknown;
};
export type RelyingPartyDto = {
  id?: string;
  name: string;
  [key: string]: unknown;
};
export type PasskeyUser = {
  displayName: string;
  id: string;
  name: string;
  [key: string]: unknown;
};
export type CreationOptions = {
  attestation?: string;
  authenticatorSelection?: {
    [key: string]: unknown;
  };
  /** Valid once, for five minutes. */
  challenge: string;
  /** The account's existing passkeys. */
  excludeCredentials?: CredentialDescriptor[];
  pubKeyCredParams: KeyParameters[];
  rp: RelyingPartyDto;
  /** In milliseconds. */
  timeout?: number;
  user: PasskeyUser;
  [key: string]: unknown;
};
export type Confirmation = {
  /** One of the caller's passkeys, used for a challenge from `beginConfirmation`. */
  passkey?: AssertionJson;
  password?: string;
};
export type RenamePasskey = {
  name: string;
};
export type ResetPassword = {
  password: string;
  token: string;
};
export type ConfirmationOrCode = {
  /** From the authenticator app, or a recovery code. */
  code?: string;
  /** One of the caller's passkeys, used for a challenge from `beginConfirmation`. */
  passkey?: AssertionJson;
  password?: string;
};
export type SecondFactorDto = {
  /** The number of unused recovery codes. */
  recoveryCodesLeft: number;
  /** When it was turned on; null while it is off. */
  turnedOnAt: string | null;
};
export type SecondFactorSetUp = {
  /** For typing into the app. */
  secret: string;
  /** The same as a URI, to show as a QR code. */
  uri: string;
};
export type RecoveryCodes = {
  recoveryCodes: string[];
};
export type SecondFactorCode = {
  code: string;
};
export type SessionDto = {
  /** The browser or program; null if unknown. */
  browser: string | null;
  createdAt: string;
  /** Whether this call came from it. */
  current: boolean;
  /** When it last refreshed its access token; at most 15 minutes ago while in use. */
  lastUsedAt: string;
  /** The operating system; null if unknown. */
  system: string | null;
  uuid: string;
};
export type VerifiedEmail = {
  /** Whether this browser created the account; if so, `POST /auth/verify/session` logs in here once. */
  canLogIn: boolean;
  /** The email address, for the login form. */
  email: string;
  message: string;
};
export type LinkToken = {
  token: string;
};
export const {
  useForgotPasswordMutation,
  useLoginMutation,
  useLogInWithPasskeyMutation,
  useBeginPasskeyLogInMutation,
  useLogInWithSecondFactorMutation,
  useLogoutMutation,
  useGetPasskeysQuery,
  useLazyGetPasskeysQuery,
  useAddPasskeyMutation,
  useBeginConfirmationMutation,
  useBeginPasskeyRegistrationMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useRefreshMutation,
  useResendVerificationMutation,
  useResetPasswordMutation,
  useTurnOffSecondFactorMutation,
  useGetSecondFactorQuery,
  useLazyGetSecondFactorQuery,
  useSetUpSecondFactorMutation,
  useTurnOnSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useEndOtherSessionsMutation,
  useGetSessionsQuery,
  useLazyGetSessionsQuery,
  useEndSessionMutation,
  useVerifyEmailQuery,
  useLazyVerifyEmailQuery,
  useStartVerifiedSessionMutation,
} = injectedRtkApi;
