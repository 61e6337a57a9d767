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
    importEvents: build.mutation<ImportEventsApiResponse, ImportEventsApiArg>({
      query: (queryArg) => ({
        url: `/api/calendars/imports`,
        method: "POST",
        body: queryArg.importEvents,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    previewCalendar: build.mutation<
      PreviewCalendarApiResponse,
      PreviewCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/api/calendars/imports/preview`,
        method: "POST",
        body: queryArg,
      }),
    }),
    previewCalendarAt: build.mutation<
      PreviewCalendarAtApiResponse,
      PreviewCalendarAtApiArg
    >({
      query: (queryArg) => ({
        url: `/api/calendars/imports/preview-address`,
        method: "POST",
        body: queryArg,
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
export type ImportEventsApiResponse = /** status 201 Success. */ ImportOutcome;
export type ImportEventsApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  importEvents: ImportEvents;
};
export type PreviewCalendarApiResponse =
  /** status 200 Success. */ CalendarPreview;
export type PreviewCalendarApiArg =
  /** The bytes of an iCalendar file: at most 1 MB. */ Blob;
export type PreviewCalendarAtApiResponse =
  /** status 200 Success. */ CalendarPreview;
export type PreviewCalendarAtApiArg = CalendarSource;
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
  /** status 200 Success. */ CalendarAddress;
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
export type ImportOutcome = {
  /** Events that were imported before. */
  known: number;
  /** Events that there are now. */
  made: number;
};
export type EventPlaceBody = {
  latitude: number;
  longitude: number;
};
export type RulesLevel = "CASUAL" | "REGULAR" | "COMPETITIVE" | "PROFESSIONAL";
export type ImportedEvent = {
  /** How many it takes; null for everybody. Lowered, it sends those who came last back to the waiting list. */
  capacity?: number | null;
  /** In UTC. */
  date: string;
  /** Plain text. */
  description?: string | null;
  /** In UTC. If omitted, the event ends within a day of its start. */
  endDate?: string | null;
  /** In UTC; null if nobody knows. If only the start changes, the end moves with it. */
  endTime?: string | null;
  /** What it costs to take part, in US dollars; 0 is free. */
  fee?: number | null;
  format: string;
  /** As the preview has it. */
  key: string;
  /** How many it needs to take place; null where that doesn’t matter. */
  leastPlayers?: number | null;
  location: string;
  name: string;
  /** The id of a picture that the store has uploaded; null for none. */
  picture?: string | null;
  /** Where it is that isn’t at the store; null at the store. `location` says the address. */
  place?: EventPlaceBody | null;
  /** Plain text. */
  prizes?: string | null;
  /** The rules enforcement level of the Magic tournament rules. */
  rulesLevel?: RulesLevel | null;
  tcg: string;
  /** In UTC. */
  time: string;
  /** The IANA time zone of the location; UTC if omitted. Date and time are always UTC. */
  timeZone?: string;
  /** Plain text. */
  whatToBring?: string | null;
};
export type ImportEvents = {
  events: ImportedEvent[];
};
export type CalendarFind = {
  /** In UTC. */
  date: string;
  /** Plain text. */
  description: string | null;
  /** In UTC; null where the calendar doesn’t say when it ends. */
  endDate: string | null;
  /** In UTC. */
  endTime: string | null;
  /** The format that its words name; null for none. */
  format: string | null;
  /** It was imported before: importing it again makes nothing. */
  isKnown: boolean;
  /** The same whenever this date of this event is read. */
  key: string;
  /** Empty where neither the calendar nor the store says it. */
  location: string;
  name: string;
  /** The game of that format. */
  tcg: string | null;
  /** In UTC. */
  time: string;
  timeZone: string;
};
export type CalendarSkip = {
  /** Empty where it has none. */
  name: string;
  /** `UNKNOWN_REPETITION`: its first date alone would be made. */
  reason: "ALL_DAY" | "NO_START" | "NO_NAME" | "UNKNOWN_REPETITION";
};
export type CalendarPreview = {
  /** The soonest first. */
  events: CalendarFind[];
  /** False where the calendar has more events than are listed, such as later ones. */
  isComplete: boolean;
  skipped: CalendarSkip[];
};
export type CalendarSource = {
  /** `https:` or `webcal:`. */
  address: string;
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
  /** The picture of the event, if it has one. */
  image?: string;
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
  /** Anyone who has it can read the calendar. */
  url: string;
};
export const {
  useGetEventCalendarQuery,
  useLazyGetEventCalendarQuery,
  useImportEventsMutation,
  usePreviewCalendarMutation,
  usePreviewCalendarAtMutation,
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
