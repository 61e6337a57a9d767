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
    getUnreadCount: build.query<
      GetUnreadCountApiResponse,
      GetUnreadCountApiArg
    >({
      query: () => ({ url: `/api/notifications/unread-count` }),
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
export type MarkAllNotificationsReadApiResponse = unknown;
export type MarkAllNotificationsReadApiArg = MarkAllRead;
export type GetUnreadCountApiResponse =
  /** status 200 Success. */ UnreadCountDto;
export type GetUnreadCountApiArg = void;
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
  /** The name of the listing's card. */
  cardName?: string;
  /** WANT_MATCHED: of how many cards. */
  cards?: number;
  /** PRICES_HELD_BACK: copies whose new price waits for a look. COUNT_EXPIRED: those that have left the market uncounted. WANT_MATCHED:
    those that fit your wants. */
  copies?: number;
  /** LISTING_SOLD, LISTING_WITHDRAWN, LISTING_RESTORED: the listing that you sent a message about. */
  listing?: string;
  /** NEW_DEVICE: the operating system; null if unknown. */
  system?: string | null;
};
export type NotificationDto = {
  createdAt: string;
  details: NotificationDetailsDto;
  /** Why it was made: NEW_DEVICE, PASSWORD_CHANGED, CARDS_IMPORTED, LISTING_SOLD, LISTING_WITHDRAWN, LISTING_RESTORED, PRICES_HELD_BACK, COUNT_EXPIRED, WANT_MATCHED. More kinds may come. */
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
export type MarkAllRead = {
  /** The `createdAt` of the newest one that was shown: later ones stay unread. */
  until: string;
};
export type UnreadCountDto = {
  /** Counted up to 100. */
  unread: number;
};
export const {
  useGetNotificationsQuery,
  useLazyGetNotificationsQuery,
  useMarkAllNotificationsReadMutation,
  useGetUnreadCountQuery,
  useLazyGetUnreadCountQuery,
  useMarkNotificationReadMutation,
} = injectedRtkApi;
