import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<
      GetNotificationsApiResponse,
      GetNotificationsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notifications`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    unmuteNotifications: build.mutation<
      UnmuteNotificationsApiResponse,
      UnmuteNotificationsApiArg
    >({
      query: () => ({ url: `/api/notifications/muted`, method: "DELETE" }),
    }),
    getNotificationPreferences: build.query<
      GetNotificationPreferencesApiResponse,
      GetNotificationPreferencesApiArg
    >({
      query: () => ({ url: `/api/notifications/preferences` }),
    }),
    saveNotificationPreferences: build.mutation<
      SaveNotificationPreferencesApiResponse,
      SaveNotificationPreferencesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notifications/preferences`,
        method: "PUT",
        body: queryArg.savePreferences,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    removePushSubscription: build.mutation<
      RemovePushSubscriptionApiResponse,
      RemovePushSubscriptionApiArg
    >({
      query: () => ({ url: `/api/notifications/push`, method: "DELETE" }),
    }),
    getPushStatus: build.query<GetPushStatusApiResponse, GetPushStatusApiArg>({
      query: () => ({ url: `/api/notifications/push` }),
    }),
    savePushSubscription: build.mutation<
      SavePushSubscriptionApiResponse,
      SavePushSubscriptionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notifications/push`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    markAllNotificationsRead: build.mutation<
      MarkAllNotificationsReadApiResponse,
      MarkAllNotificationsReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notifications/read`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    streamUnreadCount: build.query<
      StreamUnreadCountApiResponse,
      StreamUnreadCountApiArg
    >({
      query: () => ({ url: `/api/notifications/stream` }),
    }),
    getUnreadCount: build.query<
      GetUnreadCountApiResponse,
      GetUnreadCountApiArg
    >({
      query: () => ({ url: `/api/notifications/unread-count` }),
    }),
    getUnsubscribeChoices: build.query<
      GetUnsubscribeChoicesApiResponse,
      GetUnsubscribeChoicesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notifications/unsubscribe`,
        params: {
          token: queryArg,
        },
      }),
    }),
    unsubscribe: build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/unsubscribe`,
        method: "POST",
        params: {
          token: queryArg.token,
          scope: queryArg.scope,
        },
      }),
    }),
    markNotificationRead: build.mutation<
      MarkNotificationReadApiResponse,
      MarkNotificationReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notifications/${encodeURIComponent(String(queryArg))}/read`,
        method: "PUT",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as notificationsApi };
export type GetNotificationsApiResponse =
  /** status 200 A page of the list. */ NotificationDto[];
export type GetNotificationsApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type UnmuteNotificationsApiResponse = unknown;
export type UnmuteNotificationsApiArg = void;
export type GetNotificationPreferencesApiResponse =
  /** status 200 Success. */ PreferencesDto;
export type GetNotificationPreferencesApiArg = void;
export type SaveNotificationPreferencesApiResponse =
  /** status 200 Success. */ PreferencesDto;
export type SaveNotificationPreferencesApiArg = {
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  savePreferences: SavePreferences;
};
export type RemovePushSubscriptionApiResponse = unknown;
export type RemovePushSubscriptionApiArg = void;
export type GetPushStatusApiResponse = /** status 200 Success. */ PushStatusDto;
export type GetPushStatusApiArg = void;
export type SavePushSubscriptionApiResponse = unknown;
export type SavePushSubscriptionApiArg = SavePushSubscription;
export type MarkAllNotificationsReadApiResponse = unknown;
export type MarkAllNotificationsReadApiArg = MarkAllRead;
export type StreamUnreadCountApiResponse =
  /** status 200 A stream of events. */ string;
export type StreamUnreadCountApiArg = void;
export type GetUnreadCountApiResponse =
  /** status 200 Success. */ UnreadCountDto;
export type GetUnreadCountApiArg = void;
export type GetUnsubscribeChoicesApiResponse =
  /** status 200 Success. */ UnsubscribeChoicesDto;
export type GetUnsubscribeChoicesApiArg = /** The token of the link. */ string;
export type UnsubscribeApiResponse = unknown;
export type UnsubscribeApiArg = {
  /** The token of the link. */
  token: string;
  /** How much: mails about what this one is about, of its kind, or all; the narrowest that the link can by default. */
  scope?: "SUBJECT" | "KIND" | "ALL";
};
export type MarkNotificationReadApiResponse = unknown;
export type MarkNotificationReadApiArg =
  /** The ID of the notification. */ string;
export type WantedOfferDto = {
  /** What it cost until then; null of one that is new. */
  before: number | null;
  cardId: string;
  cardName: string;
  /** In US dollars. */
  price: number;
};
export type NotificationDetailsDto = {
  /** MODERATION_DECISION, REPORT_DECIDED: what it is about, a kind of what can be reported. */
  about?: string;
  /** CARDS_IMPORTED: the number of new printings. */
  added?: number;
  /** WANT_MATCHED: what `GET /api/watchlist/matches` takes to list them. */
  batch?: string;
  /** WANT_MATCHED: the cheapest copies of a few of these cards. */
  best?: WantedOfferDto[];
  /** NEW_DEVICE: the browser or program; null if unknown. */
  browser?: string | null;
  /** The listing's card. */
  cardId?: string;
  /** The name of the listing’s card. OFFER_…: that of one of the cards. */
  cardName?: string;
  /** WANT_MATCHED: of how many cards. OFFER_…: how many cards. */
  cards?: number;
  /** OFFER_…, DEAL_CHANGED, DEAL_MEETING, REPORT_DECIDED, EVENT_PLACE, EVENT_CHANGED: what has happened. More may come. */
  change?: string;
  /** PRICES_HELD_BACK: copies whose new price waits for a look. COUNT_EXPIRED: those that have left the market uncounted.
    STORE_SINGLES: new ones. WANT_MATCHED: those that fit your wants. */
  copies?: number;
  /** DEAL_…, HAND_OVER_LOCKED: the deal. OFFER_ANSWERED, MESSAGE_RECEIVED: the one that the offer has become. */
  deal?: string;
  /** MODERATION_DECISION: the decision, among those of `GET /api/moderation/decisions`. */
  decision?: string;
  /** STORE_EVENT: the soonest of the new events. EVENT_…: the event that you answered. */
  event?: string;
  /** Its name. */
  eventName?: string;
  /** STORE_EVENT: how many events are new. */
  events?: number;
  /** DEAL_REMINDER: how many hours are left. */
  hours?: number;
  /** Whether it is about a complaint. */
  isComplaint?: boolean;
  /** LISTING_SOLD, LISTING_WITHDRAWN, LISTING_RESTORED: the listing that you sent a message about. */
  listing?: string;
  /** What was decided. */
  measure?: string;
  /** OFFER_…, MESSAGE_RECEIVED: the offer. */
  offer?: string;
  /** OFFER_…, DEAL_…, HAND_OVER_LOCKED, MESSAGE_RECEIVED: the name of the other one. */
  person?: string;
  /** The account of that person or store. */
  personId?: string;
  /** MODERATION_DECISION: why. */
  reason?: string;
  /** When it starts. */
  startsAt?: string;
  /** STORE_EVENT, STORE_SINGLES: the store that you follow. */
  store?: string;
  /** The name of the store. */
  storeName?: string;
  /** NEW_DEVICE: the operating system; null if unknown. */
  system?: string | null;
  /** EVENT_MESSAGE: what the store has written to those who go. */
  text?: string;
  /** The IANA time zone of its place. */
  timeZone?: string;
  /** What that is called. */
  title?: string;
  /** Of a suspension: when it ends; null for good. EVENT_PLACE: until when the offered place is kept. */
  until?: string | null;
};
export type NotificationDto = {
  createdAt: string;
  details: NotificationDetailsDto;
  /** Why it was made: NEW_DEVICE, PASSWORD_CHANGED, MODERATION_DECISION, REPORT_DECIDED, LISTING_SOLD, LISTING_WITHDRAWN, LISTING_RESTORED, STORE_EVENT, STORE_SINGLES, EVENT_PLACE, EVENT_CHANGED, EVENT_MESSAGE, WANT_MATCHED, OFFER_RECEIVED, OFFER_ANSWERED, DEAL_CHANGED, DEAL_MEETING, DEAL_REMINDER, HAND_OVER_LOCKED, MESSAGE_RECEIVED, CARDS_IMPORTED, PRICES_HELD_BACK, COUNT_EXPIRED. More kinds may come. */
  kind: string;
  read: boolean;
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
export type KindPreferenceDto = {
  /** What it is listed under. */
  group:
    | "SECURITY"
    | "MESSAGES"
    | "STORES"
    | "EVENTS"
    | "WANTS"
    | "DEALS"
    | "OWN_STOCK";
  /** Whether it is listed in the app. */
  inApp: boolean;
  kind: string;
  /** Mailed not at all, at once, or in the digest of the day. */
  mail: "OFF" | "NOW" | "DAILY";
  /** It concerns the security of the account and can’t be turned off. */
  mandatory: boolean;
  /** Whether it is pushed to the browsers that the caller has turned push notifications on in. */
  push: boolean;
};
export type PreferencesDto = {
  /** The hour of the caller’s day at which the digest is mailed. */
  digestHour: number;
  kinds: KindPreferenceDto[];
  /** No mails but those about security. */
  mailPaused: boolean;
  /** The number of stores, wants and lists that a link in a mail has turned mails off for. */
  muted: number;
  /** When the quiet hours begin; null for none. */
  quietFrom: string | null;
  /** When they end; null for none. */
  quietUntil: string | null;
  /** The chosen IANA time zone; null for none. */
  timeZone: string | null;
  /** Incremented with each change; quoted, it is the ETag for If-Match. 0 before the first. */
  version: number;
  /** The time zone that applies: that of the caller’s place, else the chosen one, else UTC. */
  zone: string;
  /** Whether that is the zone of the caller’s place. */
  zoneIsOfPlace: boolean;
};
export type ChooseKind = {
  inApp: boolean;
  kind:
    | "NEW_DEVICE"
    | "PASSWORD_CHANGED"
    | "MODERATION_DECISION"
    | "REPORT_DECIDED"
    | "LISTING_SOLD"
    | "LISTING_WITHDRAWN"
    | "LISTING_RESTORED"
    | "STORE_EVENT"
    | "STORE_SINGLES"
    | "EVENT_PLACE"
    | "EVENT_CHANGED"
    | "EVENT_MESSAGE"
    | "WANT_MATCHED"
    | "OFFER_RECEIVED"
    | "OFFER_ANSWERED"
    | "DEAL_CHANGED"
    | "DEAL_MEETING"
    | "DEAL_REMINDER"
    | "HAND_OVER_LOCKED"
    | "MESSAGE_RECEIVED"
    | "CARDS_IMPORTED"
    | "PRICES_HELD_BACK"
    | "COUNT_EXPIRED";
  mail: "OFF" | "NOW" | "DAILY";
  /** Left out, it stays as it is. */
  push?: boolean;
};
export type SavePreferences = {
  digestHour: number;
  /** Kinds that are left out stay as they are. */
  kinds: ChooseKind[];
  mailPaused: boolean;
  /** No mails at once between these times; both null for none. */
  quietFrom: string | null;
  quietUntil: string | null;
  /** IANA; null for none. */
  timeZone: string | null;
};
export type PushStatusDto = {
  /** Where the browser is notified; null if push notifications are off in it. */
  endpoint: string | null;
  /** The server’s VAPID key: the `applicationServerKey` of the subscription. Null where push notifications aren’t set up. */
  publicKey: string | null;
};
export type SavePushSubscription = {
  /** The secret that it shares with the server, as base64url. */
  auth: string;
  /** An https URL of a push service on the internet. */
  endpoint: string;
  /** The browser’s public key, as base64url. */
  p256dh: string;
};
export type MarkAllRead = {
  /** The `createdAt` of the newest one that was shown: later ones stay unread. */
  until: string;
};
export type UnreadCountDto = {
  /** The latest notification, read or not; null where there is none. */
  latest: string | null;
  /** Counted up to 100. */
  unread: number;
};
export type UnsubscribeChoicesDto = {
  /** The kind that KIND turns off. */
  kind: string | null;
  scopes: ("SUBJECT" | "KIND" | "ALL")[];
  /** What SUBJECT is. */
  subject:
    ("WANT" | "LIST" | "STORE" | null) | ("WANT" | "LIST" | "STORE" | null);
};
export const {
  useGetNotificationsQuery,
  useLazyGetNotificationsQuery,
  useUnmuteNotificationsMutation,
  useGetNotificationPreferencesQuery,
  useLazyGetNotificationPreferencesQuery,
  useSaveNotificationPreferencesMutation,
  useRemovePushSubscriptionMutation,
  useGetPushStatusQuery,
  useLazyGetPushStatusQuery,
  useSavePushSubscriptionMutation,
  useMarkAllNotificationsReadMutation,
  useStreamUnreadCountQuery,
  useLazyStreamUnreadCountQuery,
  useGetUnreadCountQuery,
  useLazyGetUnreadCountQuery,
  useGetUnsubscribeChoicesQuery,
  useLazyGetUnsubscribeChoicesQuery,
  useUnsubscribeMutation,
  useMarkNotificationReadMutation,
} = injectedRtkApi;
