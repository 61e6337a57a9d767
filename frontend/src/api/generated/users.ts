import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
      query: (queryArg) => ({
        url: `/api/users/signup`,
        method: "POST",
        body: queryArg.signUp,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getStores: build.query<GetStoresApiResponse, GetStoresApiArg>({
      query: (queryArg) => ({
        url: `/api/users/stores`,
        params: {
          limit: queryArg.limit,
          q: queryArg.q,
          after: queryArg.after,
        },
      }),
    }),
    eraseUser: build.mutation<EraseUserApiResponse, EraseUserApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "DELETE",
        body: queryArg.confirmWithPassword,
      }),
    }),
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    changeUser: build.mutation<ChangeUserApiResponse, ChangeUserApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "PATCH",
        body: queryArg.changeUser,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getAge: build.query<GetAgeApiResponse, GetAgeApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg))}/age`,
      }),
    }),
    setAge: build.mutation<SetAgeApiResponse, SetAgeApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.uuid))}/age`,
        method: "PUT",
        body: queryArg.setAge,
      }),
    }),
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.uuid))}/change-password`,
        method: "PATCH",
        body: queryArg.changePassword,
      }),
    }),
    disableUser: build.mutation<DisableUserApiResponse, DisableUserApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.uuid))}/disable`,
        method: "PUT",
        body: queryArg.confirmWithPassword,
      }),
    }),
    getPersonalData: build.query<
      GetPersonalDataApiResponse,
      GetPersonalDataApiArg
    >({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg))}/export`,
      }),
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg))}/profile`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as usersApi };
export type SignUpApiResponse = /** status 201 Success. */ UserDto;
export type SignUpApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  signUp: SignUp;
};
export type GetStoresApiResponse =
  /** status 200 A page of the list. */ StoreDto[];
export type GetStoresApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** Matches the store's name or address. */
  q?: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type EraseUserApiResponse = unknown;
export type EraseUserApiArg = {
  /** The id of the account. */
  uuid: string;
  confirmWithPassword: ConfirmWithPassword;
};
export type GetUserApiResponse = /** status 200 Success. */ Account;
export type GetUserApiArg = /** The id of the account. */ string;
export type ChangeUserApiResponse = /** status 200 Success. */ Account;
export type ChangeUserApiArg = {
  /** The id of the account. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  changeUser: ChangeUser;
};
export type GetAgeApiResponse = /** status 200 Success. */ AgeDto;
export type GetAgeApiArg = /** The id of the account. */ string;
export type SetAgeApiResponse = /** status 200 Success. */ AgeDto;
export type SetAgeApiArg = {
  /** The id of the account. */
  uuid: string;
  setAge: SetAge;
};
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  /** The id of the account. */
  uuid: string;
  changePassword: ChangePassword;
};
export type DisableUserApiResponse = unknown;
export type DisableUserApiArg = {
  /** The id of the account. */
  uuid: string;
  confirmWithPassword: ConfirmWithPassword;
};
export type GetPersonalDataApiResponse =
  /** status 200 Success. */ PersonalDataDto;
export type GetPersonalDataApiArg = /** The id of the account. */ string;
export type GetProfileApiResponse = /** status 200 Success. */ ProfileDto;
export type GetProfileApiArg = /** The id of the account. */ string;
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
export type SignUp = {
  address?: string;
  /** The same password, repeated. */
  confirmPassword: string;
  email: string;
  /** Accepted but ignored: the server decides. */
  emailVerified?: boolean;
  /** Accepted but ignored: the server decides. */
  enabled?: boolean;
  name: string;
  password: string;
  phoneNumber?: string;
  /** USER is a player (Personal), STORE a local store (Business). */
  role: Role;
  /** The token of the human-verification widget. Not needed when verification is off. */
  turnstileToken?: string;
};
export type StoreDto = {
  address: string | null;
  email: string | null;
  name: string;
  phoneNumber: string | null;
  uuid: string;
  website: string | null;
};
export type ConfirmWithPassword = {
  password: string;
};
export type Account = {
  /** Empty until set. */
  address: string;
  email: string;
  /** Whether others can see the email address. */
  emailVisible: boolean;
  name: string;
  /** Empty until set. */
  phoneNumber: string;
  /** Whether others can see the phone number. */
  phoneVisible: boolean;
  /** USER is a player, STORE a local store. */
  role: Role;
  uuid: string;
  /** Incremented with each change to these settings; quoted, it is the ETag for If-Match. */
  version: number;
  /** Stores only; null until set. */
  website: string | null;
};
export type ChangeUser = {
  /** Empty to remove it. */
  address?: string;
  /** Whether others can see the email address. */
  emailVisible?: boolean;
  name?: string;
  /** Empty to remove it. */
  phoneNumber?: string;
  /** Whether others can see the phone number. */
  phoneVisible?: boolean;
  /** Stores only; empty or null to remove it. */
  website?: string | null;
};
export type AgeDto = {
  /** The first day on which none of it applies any more; what was said is deleted then. */
  adultFrom: string | null;
  /** Null unless they have said so. */
  bornIn: string | null;
  /** Whether the owner has said so, and is not of age yet. */
  isUnder18: boolean;
  /** The highest value of one deal until then, in US dollars. */
  maxDealValue: number;
};
export type SetAge = {
  /** The month of birth. */
  bornIn: string;
};
export type ChangePassword = {
  currentPassword: string;
  newPassword: string;
};
export type PersonalDataDto = {
  /** The account, without its password, which is stored only as a hash. */
  account: {
    [key: string]: unknown;
  };
  /** The account’s audit entries: logins, failed logins, ended sessions and changes. */
  acts: {
    [key: string]: unknown;
  }[];
  /** That the account is of somebody under 18: the month of birth, kept until they are of age. */
  age: {
    [key: string]: unknown;
  }[];
  /** Blocked senders. */
  blockedSenders: {
    [key: string]: unknown;
  }[];
  /** Events that the store has called off; kept for 30 days. */
  canceledEvents: {
    [key: string]: unknown;
  }[];
  /** Canceled events that you had answered: kept until they would have begun, for 30 days longer if you were going. */
  canceledEventsAnswered: {
    [key: string]: unknown;
  }[];
  /** Whether your store keeps cards that one player leaves for another. */
  counterRules: {
    [key: string]: unknown;
  }[];
  /** What you gave in deals, or would have given. */
  dealLines: {
    [key: string]: unknown;
  }[];
  /** What you did in deals, step by step. */
  dealSteps: {
    [key: string]: unknown;
  }[];
  /** Your deals: what you received, where you met, and how they ended. Of others that met at your store: how that ended. */
  deals: {
    [key: string]: unknown;
  }[];
  /** What your store wrote to those who go to its events. */
  eventMessages: {
    [key: string]: unknown;
  }[];
  /** Pictures of the store’s events, each with the URL that it can be loaded from. */
  eventPictures: {
    [key: string]: unknown;
  }[];
  /** The series of the store’s events. */
  eventSeries: {
    [key: string]: unknown;
  }[];
  /** The store’s templates of events. */
  eventTemplates: {
    [key: string]: unknown;
  }[];
  /** The store’s events. */
  events: {
    [key: string]: unknown;
  }[];
  /** What you answered to events, and whether you came; kept for a year after the event. */
  eventsAttended: {
    [key: string]: unknown;
  }[];
  /** Canceled events that you had answered, until you are notified of it. */
  eventsCalledOff: {
    [key: string]: unknown;
  }[];
  /** The stores that the account follows. */
  followedStores: {
    [key: string]: unknown;
  }[];
  /** Wants that deals have fulfilled; kept for 30 days. */
  fulfilledWants: {
    [key: string]: unknown;
  }[];
  /** What the store holds without being asked each time. */
  holdRules: {
    [key: string]: unknown;
  }[];
  /** Which events the store has imported from its own calendar. */
  importedEvents: {
    [key: string]: unknown;
  }[];
  /** When each device last logged in to the account. Of a device, only hashes are stored. */
  knownDevices: {
    [key: string]: unknown;
  }[];
  /** What external IDs mean, such as the SKUs of a till; kept for 400 days after the last copy. */
  knownLines: {
    [key: string]: unknown;
  }[];
  /** What deals did to copies: those you gave, and those you received. */
  ledger: {
    [key: string]: unknown;
  }[];
  /** Listings in every state. */
  listings: {
    [key: string]: unknown;
  }[];
  /** Emails that contain a link. */
  mails: {
    [key: string]: unknown;
  }[];
  /** What you said in private of meetings that nobody had confirmed; kept for 30 days. */
  meetingAnswers: {
    [key: string]: unknown;
  }[];
  /** Messages about listings, sent and received; kept for 180 days. */
  messages: {
    [key: string]: unknown;
  }[];
  /** Messages that you have sent to who you dealt with; kept for a year after the last one. */
  messagesInOffers: {
    [key: string]: unknown;
  }[];
  /** What moderators have decided about you, and your complaints. */
  moderationDecisions: {
    [key: string]: unknown;
  }[];
  /** Since when you have been a moderator. */
  moderator: {
    [key: string]: unknown;
  }[];
  /** What a link in an email has turned emails off for. */
  mutedNotifications: {
    [key: string]: unknown;
  }[];
  /** Which notifications are emailed or pushed, and when; kept for 180 days. */
  notificationDeliveries: {
    [key: string]: unknown;
  }[];
  /** Emails about notifications; kept for 180 days. */
  notificationEmails: {
    [key: string]: unknown;
  }[];
  /** How the account is notified, by kind. */
  notificationPreferences: {
    [key: string]: unknown;
  }[];
  /** When the account is emailed about notifications. */
  notificationSettings: {
    [key: string]: unknown;
  }[];
  /** Notifications; kept for 180 days. */
  notifications: {
    [key: string]: unknown;
  }[];
  /** Offers made and received, with all of their revisions; kept for a year. */
  offers: {
    [key: string]: unknown;
  }[];
  /** Since when the account’s own calendar has an address. */
  ownCalendar: {
    [key: string]: unknown;
  }[];
  /** Passkeys; only public keys are stored. */
  passkeys: {
    [key: string]: unknown;
  }[];
  /** Photos of listings, each with the URL that it can be loaded from. */
  photos: {
    [key: string]: unknown;
  }[];
  /** Where the account is: a town, rounded to two decimals; a store’s address, exactly. Place names: GeoNames, CC BY 4.0. */
  place: {
    [key: string]: unknown;
  }[];
  /** How often the place was moved; kept for a day. */
  placeMoves: {
    [key: string]: unknown;
  }[];
  /** How far the account looks, its unit of distances, how often its place was set, and a hash of a removed address. */
  placePreferences: {
    [key: string]: unknown;
  }[];
  /** Browsers that get push notifications, while their login goes on. */
  pushSubscriptions: {
    [key: string]: unknown;
  }[];
  /** What you have reported. */
  reports: {
    [key: string]: unknown;
  }[];
  /** Reviews of deals: yours, and those about you that are shown. */
  reviews: {
    [key: string]: unknown;
  }[];
  /** Plans where to get a list of cards: the title, and what was asked for. */
  savedPlans: {
    [key: string]: unknown;
  }[];
  /** Two-step verification, if on. */
  secondFactor: {
    [key: string]: unknown;
  }[];
  /** Logins by device, including ended sessions. */
  sessions: {
    [key: string]: unknown;
  }[];
  /** What each listing was before such a change; kept for 7 days. */
  stockBatchEntries: {
    [key: string]: unknown;
  }[];
  /** Changes to many listings at once; kept for 180 days. */
  stockBatches: {
    [key: string]: unknown;
  }[];
  /** What TCGplayer, Square and Shopify have, by the files that were uploaded. */
  stockChannelLines: {
    [key: string]: unknown;
  }[];
  /** What the files said that were not uploaded yet; kept for 30 days. */
  stockExportLines: {
    [key: string]: unknown;
  }[];
  /** Files that were made for TCGplayer, Square and Shopify. */
  stockExports: {
    [key: string]: unknown;
  }[];
  /** New prices that wait for a look; kept for 90 days. */
  stockHeldPrices: {
    [key: string]: unknown;
  }[];
  /** How files with certain columns were read; remembered for the next file. */
  stockImportChoices: {
    [key: string]: unknown;
  }[];
  /** The rows of those files; kept for 7 days after the import. */
  stockImportRows: {
    [key: string]: unknown;
  }[];
  /** Files that were imported into the stock, without their contents; kept for 180 days. */
  stockImports: {
    [key: string]: unknown;
  }[];
  /** How prices follow the market price. */
  stockPriceRules: {
    [key: string]: unknown;
  }[];
  /** What differed from those files. */
  stockReconciliationLines: {
    [key: string]: unknown;
  }[];
  /** Files that were compared with the stock, without their contents; kept for 30 days. */
  stockReconciliations: {
    [key: string]: unknown;
  }[];
  /** Pictures of the store’s page, each with the URL that it can be loaded from. */
  storePictures: {
    [key: string]: unknown;
  }[];
  /** What the store says on its public page: description and opening hours. */
  storefront: {
    [key: string]: unknown;
  }[];
  /** When it was generated. */
  takenAt: string;
  /** How far you have read the messages of your offers, and which you have muted. */
  threads: {
    [key: string]: unknown;
  }[];
  /** The lists that wants are kept in. */
  wantLists: {
    [key: string]: unknown;
  }[];
  /** Copies that fit what is wanted; kept for 180 days. */
  wantMatches: {
    [key: string]: unknown;
  }[];
  /** What is wanted of cards on the watchlist. */
  wants: {
    [key: string]: unknown;
  }[];
  /** The cards on the watchlist. */
  watchlist: {
    [key: string]: unknown;
  }[];
  /** Listings withdrawn in the last 180 days. */
  withdrawnListings: {
    [key: string]: unknown;
  }[];
};
export type ProfileDto = {
  address: string | null;
  email: string | null;
  name: string;
  phoneNumber: string | null;
  role: Role;
  uuid: string;
  website: string | null;
};
export const {
  useSignUpMutation,
  useGetStoresQuery,
  useLazyGetStoresQuery,
  useEraseUserMutation,
  useGetUserQuery,
  useLazyGetUserQuery,
  useChangeUserMutation,
  useGetAgeQuery,
  useLazyGetAgeQuery,
  useSetAgeMutation,
  useChangePasswordMutation,
  useDisableUserMutation,
  useGetPersonalDataQuery,
  useLazyGetPersonalDataQuery,
  useGetProfileQuery,
  useLazyGetProfileQuery,
} = injectedRtkApi;
