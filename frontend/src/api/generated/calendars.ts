import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEventCalendar: build.query<
      GetEventCalendarApiResponse,
      GetEventCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/api/calendars/events/${encodeURIComponent(String(queryArg))}/event.ics`,
      }),
    }),
    getNearbyCalendar: build.query<
      GetNearbyCalendarApiResponse,
      GetNearbyCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/api/calendars/nearby/events.ics`,
        params: {
          tcg: queryArg.tcg,
          format: queryArg.format,
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
          radiusKm: queryArg.radiusKm,
        },
      }),
    }),
    getNearbyFeed: build.query<GetNearbyFeedApiResponse, GetNearbyFeedApiArg>({
      query: (queryArg) => ({
        url: `/api/calendars/nearby/events.json`,
        params: {
          tcg: queryArg.tcg,
          format: queryArg.format,
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
          radiusKm: queryArg.radiusKm,
        },
      }),
    }),
    getNearbyRss: build.query<GetNearbyRssApiResponse, GetNearbyRssApiArg>({
      query: (queryArg) => ({
        url: `/api/calendars/nearby/events.rss`,
        params: {
          tcg: queryArg.tcg,
          format: queryArg.format,
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
          radiusKm: queryArg.radiusKm,
        },
      }),
    }),
    revokeOwnCalendar: build.mutation<
      RevokeOwnCalendarApiResponse,
      RevokeOwnCalendarApiArg
    >({
      query: () => ({ url: `/api/calendars/own`, method: "DELETE" }),
    }),
    getOwnCalendar: build.query<
      GetOwnCalendarApiResponse,
      GetOwnCalendarApiArg
    >({
      query: () => ({ url: `/api/calendars/own` }),
    }),
    renewOwnCalendar: build.mutation<
      RenewOwnCalendarApiResponse,
      RenewOwnCalendarApiArg
    >({
      query: () => ({ url: `/api/calendars/own`, method: "POST" }),
    }),
    readOwnCalendar: build.query<
      ReadOwnCalendarApiResponse,
      ReadOwnCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/api/calendars/own.ics`,
        params: {
          secret: queryArg,
        },
      }),
    }),
    getStoreCalendar: build.query<
      GetStoreCalendarApiResponse,
      GetStoreCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/api/calendars/stores/${encodeURIComponent(String(queryArg))}/events.ics`,
      }),
    }),
    getStoreFeed: build.query<GetStoreFeedApiResponse, GetStoreFeedApiArg>({
      query: (queryArg) => ({
        url: `/api/calendars/stores/${encodeURIComponent(String(queryArg))}/events.json`,
      }),
    }),
    getStoreRss: build.query<GetStoreRssApiResponse, GetStoreRssApiArg>({
      query: (queryArg) => ({
        url: `/api/calendars/stores/${encodeURIComponent(String(queryArg))}/events.rss`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as calendarsApi };
export type GetEventCalendarApiResponse = /** status 200 Success. */ string;
export type GetEventCalendarApiArg = /** The ID of the event. */ string;
export type GetNearbyCalendarApiResponse = /** status 200 Success. */ string;
export type GetNearbyCalendarApiArg = {
  /** Only this game: a value from `GET /api/catalogs/tcg-types`. */
  tcg?: string;
  /** The format: a value from `GET /api/catalogs/tcg-formats`. */
  format: string;
  /** Of the place, in degrees. It is rounded to two decimals. */
  latitude: number;
  /** Of the place, in degrees. It is rounded to two decimals. */
  longitude: number;
  /** How far around the place, in kilometers. */
  radiusKm?: 5 | 10 | 20 | 50 | 100 | 200;
};
export type GetNearbyFeedApiResponse = /** status 200 Success. */ JsonFeed;
export type GetNearbyFeedApiArg = {
  /** Only this game: a value from `GET /api/catalogs/tcg-types`. */
  tcg?: string;
  /** The format: a value from `GET /api/catalogs/tcg-formats`. */
  format: string;
  /** Of the place, in degrees. It is rounded to two decimals. */
  latitude: number;
  /** Of the place, in degrees. It is rounded to two decimals. */
  longitude: number;
  /** How far around the place, in kilometers. */
  radiusKm?: 5 | 10 | 20 | 50 | 100 | 200;
};
export type GetNearbyRssApiResponse = /** status 200 Success. */ string;
export type GetNearbyRssApiArg = {
  /** Only this game: a value from `GET /api/catalogs/tcg-types`. */
  tcg?: string;
  /** The format: a value from `GET /api/catalogs/tcg-formats`. */
  format: string;
  /** Of the place, in degrees. It is rounded to two decimals. */
  latitude: number;
  /** Of the place, in degrees. It is rounded to two decimals. */
  longitude: number;
  /** How far around the place, in kilometers. */
  radiusKm?: 5 | 10 | 20 | 50 | 100 | 200;
};
export type RevokeOwnCalendarApiResponse = unknown;
export type RevokeOwnCalendarApiArg = void;
export type GetOwnCalendarApiResponse =
  /** status 200 Success. */ OwnCalendarDto;
export type GetOwnCalendarApiArg = void;
export type RenewOwnCalendarApiResponse =
  /** status 201 Success. */ CalendarAddress;
export type RenewOwnCalendarApiArg = void;
export type ReadOwnCalendarApiResponse = /** status 200 Success. */ string;
export type ReadOwnCalendarApiArg =
  /** The secret in the address of a person’s own calendar. */ string;
export type GetStoreCalendarApiResponse = /** status 200 Success. */ string;
export type GetStoreCalendarApiArg =
  /** The ID of the store’s account. */ string;
export type GetStoreFeedApiResponse = /** status 200 Success. */ JsonFeed;
export type GetStoreFeedApiArg = /** The ID of the store’s account. */ string;
export type GetStoreRssApiResponse = /** status 200 Success. */ string;
export type GetStoreRssApiArg = /** The ID of the store’s account. */ string;
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
export type JsonFeedEvent = {
  format: string;
  location: string;
  starts: string;
  store: string;
  /** The IANA time zone of the location. */
  timeZone: string;
};
export type JsonFeedItem = {
  _event: JsonFeedEvent;
  content_text: string;
  id: string;
  tags: string[];
  title: string;
  url: string;
};
export type JsonFeed = {
  feed_url: string;
  home_page_url: string;
  items: JsonFeedItem[];
  title: string;
  version: string;
};
export type OwnCalendarDto = {
  /** Since when; null without one. The address itself was shown when it was made, and isn't kept. */
  createdAt: string | null;
};
export type CalendarAddress = {
  createdAt: string;
  /** Whoever has it reads the calendar. */
  url: string;
};
export const {
  useGetEventCalendarQuery,
  useLazyGetEventCalendarQuery,
  useGetNearbyCalendarQuery,
  useLazyGetNearbyCalendarQuery,
  useGetNearbyFeedQuery,
  useLazyGetNearbyFeedQuery,
  useGetNearbyRssQuery,
  useLazyGetNearbyRssQuery,
  useRevokeOwnCalendarMutation,
  useGetOwnCalendarQuery,
  useLazyGetOwnCalendarQuery,
  useRenewOwnCalendarMutation,
  useReadOwnCalendarQuery,
  useLazyReadOwnCalendarQuery,
  useGetStoreCalendarQuery,
  useLazyGetStoreCalendarQuery,
  useGetStoreFeedQuery,
  useLazyGetStoreFeedQuery,
  useGetStoreRssQuery,
  useLazyGetStoreRssQuery,
} = injectedRtkApi;
