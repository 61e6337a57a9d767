import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEvents: build.query<GetEventsApiResponse, GetEventsApiArg>({
      query: (queryArg) => ({
        url: `/api/events`,
        params: {
          limit: queryArg.limit,
          from: queryArg["from"],
          to: queryArg.to,
          tcg: queryArg.tcg,
          format: queryArg.format,
          series: queryArg.series,
          sort: queryArg.sort,
          feeMax: queryArg.feeMax,
          weekday: queryArg.weekday,
          free: queryArg.free,
          radius: queryArg.radius,
          q: queryArg.q,
          after: queryArg.after,
        },
      }),
    }),
    scheduleEvent: build.mutation<
      ScheduleEventApiResponse,
      ScheduleEventApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events`,
        method: "POST",
        body: queryArg.scheduleEvent,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    scheduleEvents: build.mutation<
      ScheduleEventsApiResponse,
      ScheduleEventsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/bulk`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getAttendedEvents: build.query<
      GetAttendedEventsApiResponse,
      GetAttendedEventsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/mine`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    getCanceledEvents: build.query<
      GetCanceledEventsApiResponse,
      GetCanceledEventsApiArg
    >({
      query: () => ({ url: `/api/events/mine/canceled` }),
    }),
    uploadEventPicture: build.mutation<
      UploadEventPictureApiResponse,
      UploadEventPictureApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/pictures`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getEventPicture: build.query<
      GetEventPictureApiResponse,
      GetEventPictureApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/pictures/${encodeURIComponent(String(queryArg.name))}/${encodeURIComponent(String(queryArg.size))}`,
      }),
    }),
    getSeriesOfStore: build.query<
      GetSeriesOfStoreApiResponse,
      GetSeriesOfStoreApiArg
    >({
      query: () => ({ url: `/api/events/series` }),
    }),
    scheduleSeries: build.mutation<
      ScheduleSeriesApiResponse,
      ScheduleSeriesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/series`,
        method: "POST",
        body: queryArg.scheduleSeries,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    previewSeries: build.mutation<
      PreviewSeriesApiResponse,
      PreviewSeriesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/series/preview`,
        method: "POST",
        body: queryArg,
      }),
    }),
    callOffSeries: build.mutation<
      CallOffSeriesApiResponse,
      CallOffSeriesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/series/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
        params: {
          from: queryArg["from"],
        },
      }),
    }),
    getSeries: build.query<GetSeriesApiResponse, GetSeriesApiArg>({
      query: (queryArg) => ({
        url: `/api/events/series/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    changeSeries: build.mutation<ChangeSeriesApiResponse, ChangeSeriesApiArg>({
      query: (queryArg) => ({
        url: `/api/events/series/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "PATCH",
        body: queryArg.changeSeries,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          from: queryArg["from"],
        },
      }),
    }),
    skipDate: build.mutation<SkipDateApiResponse, SkipDateApiArg>({
      query: (queryArg) => ({
        url: `/api/events/series/${encodeURIComponent(String(queryArg.uuid))}/dates/${encodeURIComponent(String(queryArg.date))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    bringBackDate: build.mutation<
      BringBackDateApiResponse,
      BringBackDateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/series/${encodeURIComponent(String(queryArg.uuid))}/dates/${encodeURIComponent(String(queryArg.date))}`,
        method: "PUT",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getEventsOfStore: build.query<
      GetEventsOfStoreApiResponse,
      GetEventsOfStoreApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/store/${encodeURIComponent(String(queryArg.uuid))}`,
        params: {
          limit: queryArg.limit,
          from: queryArg["from"],
          to: queryArg.to,
          tcg: queryArg.tcg,
          format: queryArg.format,
          series: queryArg.series,
          order: queryArg.order,
          q: queryArg.q,
          after: queryArg.after,
        },
      }),
    }),
    getEventTemplates: build.query<
      GetEventTemplatesApiResponse,
      GetEventTemplatesApiArg
    >({
      query: () => ({ url: `/api/events/templates` }),
    }),
    addEventTemplate: build.mutation<
      AddEventTemplateApiResponse,
      AddEventTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/templates`,
        method: "POST",
        body: queryArg.saveTemplate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    deleteEventTemplate: build.mutation<
      DeleteEventTemplateApiResponse,
      DeleteEventTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/templates/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    replaceEventTemplate: build.mutation<
      ReplaceEventTemplateApiResponse,
      ReplaceEventTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/templates/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "PUT",
        body: queryArg.saveTemplate,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    callOffEvent: build.mutation<CallOffEventApiResponse, CallOffEventApiArg>({
      query: (queryArg) => ({
        url: `/api/events/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getEvent: build.query<GetEventApiResponse, GetEventApiArg>({
      query: (queryArg) => ({
        url: `/api/events/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    changeEvent: build.mutation<ChangeEventApiResponse, ChangeEventApiArg>({
      query: (queryArg) => ({
        url: `/api/events/${encodeURIComponent(String(queryArg.uuid))}`,
        method: "PATCH",
        body: queryArg.changeEvent,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    leaveEvent: build.mutation<LeaveEventApiResponse, LeaveEventApiArg>({
      query: (queryArg) => ({
        url: `/api/events/${encodeURIComponent(String(queryArg))}/attendance`,
        method: "DELETE",
      }),
    }),
    getOwnAttendance: build.query<
      GetOwnAttendanceApiResponse,
      GetOwnAttendanceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/${encodeURIComponent(String(queryArg))}/attendance`,
      }),
    }),
    answerEvent: build.mutation<AnswerEventApiResponse, AnswerEventApiArg>({
      query: (queryArg) => ({
        url: `/api/events/${encodeURIComponent(String(queryArg.uuid))}/attendance`,
        method: "PUT",
        body: queryArg.answerEvent,
      }),
    }),
    seeEvent: build.mutation<SeeEventApiResponse, SeeEventApiArg>({
      query: (queryArg) => ({
        url: `/api/events/${encodeURIComponent(String(queryArg.uuid))}/attendance/seen`,
        method: "PUT",
        body: queryArg.seenEvent,
      }),
    }),
    getAttendees: build.query<GetAttendeesApiResponse, GetAttendeesApiArg>({
      query: (queryArg) => ({
        url: `/api/events/${encodeURIComponent(String(queryArg.uuid))}/attendees`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    recordArrival: build.mutation<
      RecordArrivalApiResponse,
      RecordArrivalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/${encodeURIComponent(String(queryArg.uuid))}/attendees/${encodeURIComponent(String(queryArg.account))}`,
        method: "PUT",
        body: queryArg.recordArrival,
      }),
    }),
    checkInAttendee: build.mutation<
      CheckInAttendeeApiResponse,
      CheckInAttendeeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/${encodeURIComponent(String(queryArg.uuid))}/check-ins`,
        method: "POST",
        body: queryArg.checkIn,
      }),
    }),
    getAttendeeMessages: build.query<
      GetAttendeeMessagesApiResponse,
      GetAttendeeMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/${encodeURIComponent(String(queryArg))}/messages`,
      }),
    }),
    writeToAttendees: build.mutation<
      WriteToAttendeesApiResponse,
      WriteToAttendeesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/events/${encodeURIComponent(String(queryArg.uuid))}/messages`,
        method: "POST",
        body: queryArg.writeToAttendees,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as eventsApi };
export type GetEventsApiResponse =
  /** status 200 A page of the list. */ EventDto[];
export type GetEventsApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The earliest start: a timestamp or a UTC date. Defaults to now; an earlier value includes past events. */
  from?: string;
  /** The latest start: a timestamp, or a UTC date (inclusive). */
  to?: string;
  /** Only this game: a value from `GET /api/catalogs/tcg-types`. */
  tcg?: string;
  /** Only this format: a value from `GET /api/catalogs/tcg-formats`. */
  format?: string;
  /** Each event of a series, or only the next one of each: the first in the period. */
  series?: "each" | "next";
  /** The order: soonest start first, or those of the nearest store. Stores whose distance is unknown come last. */
  sort?: "soonest" | "nearest";
  /** The highest fee, in US dollars; 0 is free. Events without a known fee are omitted. */
  feeMax?: number;
  /** Any of these weekdays of the start, in the event's own time zone. */
  weekday?: (
    | "MONDAY"
    | "TUESDAY"
    | "WEDNESDAY"
    | "THURSDAY"
    | "FRIDAY"
    | "SATURDAY"
    | "SUNDAY"
  )[];
  /** Only events with free places; those without a limit have some. */
  free?: boolean;
  /** `mine` omits stores beyond the caller's radius; stores whose distance is unknown are never beyond it. */
  radius?: "mine" | "any";
  /** Matches the event's name or location, or the store's name. */
  q?: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type ScheduleEventApiResponse = /** status 201 Success. */ EventDto;
export type ScheduleEventApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  scheduleEvent: ScheduleEvent;
};
export type ScheduleEventsApiResponse = /** status 201 Success. */ EventDto[];
export type ScheduleEventsApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  body: ScheduleEvent[];
};
export type GetAttendedEventsApiResponse =
  /** status 200 A page of the list. */ AttendedEvent[];
export type GetAttendedEventsApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetCanceledEventsApiResponse =
  /** status 200 A page of the list. */ CanceledEvent[];
export type GetCanceledEventsApiArg = void;
export type UploadEventPictureApiResponse =
  /** status 201 Success. */ PictureDto;
export type UploadEventPictureApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  /** The bytes of the photo: at most 5 MB. */
  body: Blob;
};
export type GetEventPictureApiResponse = /** status 200 The picture. */ Blob;
export type GetEventPictureApiArg = {
  /** The name of the picture. */
  name: string;
  /** The size of the picture. */
  size: "thumbnail" | "full" | "preview.jpg";
};
export type GetSeriesOfStoreApiResponse =
  /** status 200 A page of the list. */ SeriesDto[];
export type GetSeriesOfStoreApiArg = void;
export type ScheduleSeriesApiResponse =
  /** status 201 Success. */ SeriesWithDatesDto;
export type ScheduleSeriesApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  scheduleSeries: ScheduleSeries;
};
export type PreviewSeriesApiResponse =
  /** status 200 Success. */ SeriesPreviewDto;
export type PreviewSeriesApiArg = RecurrenceBody;
export type CallOffSeriesApiResponse = unknown;
export type CallOffSeriesApiArg = {
  /** The id of the series. */
  uuid: string;
  /** A date of the series: it and those after it, which become a series of their own. Without it, all dates to come. */
  from?: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
};
export type GetSeriesApiResponse =
  /** status 200 Success. */ SeriesWithDatesDto;
export type GetSeriesApiArg = /** The id of the series. */ string;
export type ChangeSeriesApiResponse =
  /** status 200 Success. */ SeriesWithDatesDto;
export type ChangeSeriesApiArg = {
  /** The id of the series. */
  uuid: string;
  /** A date of the series: it and those after it, which become a series of their own. Without it, all dates to come. */
  from?: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  changeSeries: ChangeSeries;
};
export type SkipDateApiResponse = /** status 200 Success. */ SeriesWithDatesDto;
export type SkipDateApiArg = {
  /** The id of the series. */
  uuid: string;
  /** A day of the calendar. */
  date: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
};
export type BringBackDateApiResponse =
  /** status 200 Success. */ SeriesWithDatesDto;
export type BringBackDateApiArg = {
  /** The id of the series. */
  uuid: string;
  /** A day of the calendar. */
  date: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
};
export type GetEventsOfStoreApiResponse =
  /** status 200 A page of the list. */ EventDto[];
export type GetEventsOfStoreApiArg = {
  /** The id of the store’s account. */
  uuid: string;
  /** The maximum number of entries. */
  limit?: number;
  /** The earliest start: a timestamp or a UTC date. Defaults to now; an earlier value includes past events. */
  from?: string;
  /** The latest start: a timestamp, or a UTC date (inclusive). */
  to?: string;
  /** Only this game: a value from `GET /api/catalogs/tcg-types`. */
  tcg?: string;
  /** Only this format: a value from `GET /api/catalogs/tcg-formats`. */
  format?: string;
  /** Each event of a series, or only the next one of each: the first in the period. */
  series?: "each" | "next";
  /** The order: soonest or latest start first. */
  order?: "soonest" | "latest";
  /** Matches the event's name or location, or the store's name. */
  q?: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetEventTemplatesApiResponse =
  /** status 200 A page of the list. */ TemplateDto[];
export type GetEventTemplatesApiArg = void;
export type AddEventTemplateApiResponse =
  /** status 201 Success. */ TemplateDto;
export type AddEventTemplateApiArg = {
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  saveTemplate: SaveTemplate;
};
export type DeleteEventTemplateApiResponse = unknown;
export type DeleteEventTemplateApiArg = {
  /** The id of the template. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
};
export type ReplaceEventTemplateApiResponse =
  /** status 200 Success. */ TemplateDto;
export type ReplaceEventTemplateApiArg = {
  /** The id of the template. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  saveTemplate: SaveTemplate;
};
export type CallOffEventApiResponse = unknown;
export type CallOffEventApiArg = {
  /** The id of the event. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
};
export type GetEventApiResponse = /** status 200 Success. */ EventDto;
export type GetEventApiArg = /** The id of the event. */ string;
export type ChangeEventApiResponse = /** status 200 Success. */ EventDto;
export type ChangeEventApiArg = {
  /** The id of the event. */
  uuid: string;
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  changeEvent: ChangeEvent;
};
export type LeaveEventApiResponse = unknown;
export type LeaveEventApiArg = /** The id of the event. */ string;
export type GetOwnAttendanceApiResponse =
  /** status 200 Success. */ OwnAttendance;
export type GetOwnAttendanceApiArg = /** The id of the event. */ string;
export type AnswerEventApiResponse = /** status 200 Success. */ OwnAttendance;
export type AnswerEventApiArg = {
  /** The id of the event. */
  uuid: string;
  answerEvent: AnswerEvent;
};
export type SeeEventApiResponse = unknown;
export type SeeEventApiArg = {
  /** The id of the event. */
  uuid: string;
  seenEvent: SeenEvent;
};
export type GetAttendeesApiResponse =
  /** status 200 A page of the list. */ Attendee[];
export type GetAttendeesApiArg = {
  /** The id of the event. */
  uuid: string;
  /** The maximum number of entries. */
  limit?: number;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type RecordArrivalApiResponse = /** status 200 Success. */ Attendee;
export type RecordArrivalApiArg = {
  /** The id of the event. */
  uuid: string;
  /** The ID of an account. */
  account: string;
  recordArrival: RecordArrival;
};
export type CheckInAttendeeApiResponse = /** status 200 Success. */ Attendee;
export type CheckInAttendeeApiArg = {
  /** The id of the event. */
  uuid: string;
  checkIn: CheckIn;
};
export type GetAttendeeMessagesApiResponse =
  /** status 200 Success. */ AttendeeMessage[];
export type GetAttendeeMessagesApiArg = /** The id of the event. */ string;
export type WriteToAttendeesApiResponse =
  /** status 201 Success. */ AttendeeMessage;
export type WriteToAttendeesApiArg = {
  /** The id of the event. */
  uuid: string;
  /** A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept. */
  "Idempotency-Key"?: string;
  writeToAttendees: WriteToAttendees;
};
export type AttendanceCounts = {
  /** How many it takes; null for everybody. */
  capacity: number | null;
  /** How many places are left for others; null where it takes everybody. */
  freePlaces: number | null;
  /** How many go. */
  going: number;
  /** How many are interested, and have no place. */
  interested: number;
  /** How many it needs to take place; null where that doesn’t matter. */
  leastPlayers: number | null;
  /** How many are on the waiting list, with those who are offered a place. */
  waiting: number;
};
export type DistanceDto = {
  /** Whether it is a band: players are never located more exactly. */
  isAbout: boolean;
  /** In kilometers: to a store with one decimal, to a player 1, 3, 5, 10, 20 or 50. Null for a player farther away than 50 km. */
  km: number | null;
};
export type TcgType = {
  id: number;
  name: string;
  value: string;
};
export type TcgFormat = {
  id: number;
  name: string;
  /** The game it belongs to. */
  tcg: TcgType;
  value: string;
};
export type PictureDto = {
  height: number;
  /** WebP, at most 320 pixels a side. */
  thumbnailUrl: string;
  /** WebP, at most 1,600 pixels a side. */
  url: string;
  uuid: string;
  /** Of the full size, in pixels. */
  width: number;
};
export type EventPlaceDto = {
  /** The town that it is in or near. */
  label: string;
  latitude: number;
  longitude: number;
};
export type RulesLevel = "CASUAL" | "REGULAR" | "COMPETITIVE" | "PROFESSIONAL";
export type OccurrenceDto = {
  /** The date that the series has it on, by the clock of its place. It stays when this event alone is moved. */
  date: string;
  /** Whether this event alone was changed. */
  isChanged: boolean;
  /** When the next events of the series start: up to three. */
  next: string[];
  /** The id of the series. */
  uuid: string;
};
export type EventHost = {
  name: string;
  uuid: string;
};
export type EventDto = {
  /** How many go. */
  attendance: AttendanceCounts;
  /** The day it starts, in UTC. */
  date: string;
  /** Plain text. */
  description: string | null;
  /** How far away it is; null unless both the caller and it have a place. */
  distance: DistanceDto | null;
  /** The day it ends, in UTC; null where the store doesn't say when. */
  endDate: string | null;
  /** The time it ends, in UTC: `HH:MM:SS`; null where the store doesn't say when. */
  endTime: string | null;
  /** What it costs to take part, in US dollars; 0 is free. */
  fee: number | null;
  /** The format and its game. */
  format: TcgFormat;
  id: number;
  location: string;
  name: string;
  picture: PictureDto | null;
  /** Where it is that isn’t at the store; null at the store. */
  place: EventPlaceDto | null;
  /** Plain text. */
  prizes: string | null;
  /** The rules enforcement level of the Magic tournament rules. */
  rulesLevel: RulesLevel | null;
  /** The series that it is an occurrence of; null for a single event. */
  series: OccurrenceDto | null;
  /** The time it starts, in UTC: `HH:MM:SS`. */
  time: string;
  /** The IANA time zone of the location. */
  timeZone: string;
  /** The store that runs it. */
  user: EventHost;
  uuid: string;
  /** Incremented with each change; quoted, it is the ETag for If-Match. */
  version: number;
  /** Plain text. */
  whatToBring: string | null;
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
export type EventPlaceBody = {
  latitude: number;
  longitude: number;
};
export type ScheduleEvent = {
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
  /** Must be the caller. */
  userId?: string;
  /** Plain text. */
  whatToBring?: string | null;
};
export type EventChange = "TIME" | "PLACE" | "FEE" | "DETAILS";
export type AttendedEvent = {
  /** What has changed since your answer, or since the version that you have seen. */
  changes: EventChange[];
  /** When the store checked you in. */
  checkedInAt: string | null;
  /** GOING: the code to show at the door. */
  code: string | null;
  /** OFFERED: until when the place is kept for you. */
  confirmBy: string | null;
  event: EventDto;
  /** WAITING: your position on the waiting list, from 1. */
  position: number | null;
  /** Whether others who go may see which of your cards they want. */
  showsCards: boolean;
  /** GOING has a place, WAITING is on the waiting list, OFFERED has a place until `confirmBy`, LAPSED hasn’t confirmed it in time; null without an answer. */
  state:
    | ("GOING" | "INTERESTED" | "WAITING" | "OFFERED" | "LAPSED" | null)
    | ("GOING" | "INTERESTED" | "WAITING" | "OFFERED" | "LAPSED" | null);
};
export type CanceledEvent = {
  name: string;
  startsAt: string;
  /** The IANA time zone of its location. */
  timeZone: string;
  uuid: string;
};
export type SeriesFrequency = "WEEKLY" | "MONTHLY";
export type Weekday =
  | "MONDAY"
  | "TUESDAY"
  | "WEDNESDAY"
  | "THURSDAY"
  | "FRIDAY"
  | "SATURDAY"
  | "SUNDAY";
export type SeriesDto = {
  /** How many each event takes; null for everybody. */
  capacity: number | null;
  count: number | null;
  /** Plain text. */
  description: string | null;
  endTime: string | null;
  /** Every how many weeks or months. */
  every: number;
  /** What it costs to take part, in US dollars; 0 is free. */
  fee: number | null;
  /** The format and its game. */
  format: TcgFormat;
  frequency: SeriesFrequency;
  /** How many each event needs to take place; null where that doesn’t matter. */
  leastPlayers: number | null;
  location: string;
  name: string;
  /** When its next events start: up to three. */
  next: string[];
  /** Which such weekday of a month, -1 for the last; null for weekly series. */
  nth: (1 | 2 | 3 | 4 | 5 | -1 | null) | (1 | 2 | 3 | 4 | 5 | -1 | null);
  picture: PictureDto | null;
  /** Where it is that isn’t at the store; null at the store. */
  place: EventPlaceDto | null;
  /** Plain text. */
  prizes: string | null;
  /** The rules enforcement level of the Magic tournament rules. */
  rulesLevel: RulesLevel | null;
  startsOn: string;
  time: string;
  /** The IANA time zone of the location. */
  timeZone: string;
  until: string | null;
  uuid: string;
  /** Incremented with each change; quoted, it is the ETag for If-Match. */
  version: number;
  weekday: Weekday;
  /** Plain text. */
  whatToBring: string | null;
};
export type SeriesDateDto = {
  /** By the clock of the place. */
  date: string;
  /** Null where nobody knows. */
  endsAt: string | null;
  /** The id of its event; null where the date is skipped, or further ahead than events are made. */
  event: string | null;
  /** Whether its event was changed alone. */
  isChanged: boolean;
  /** Whether it has no event. */
  isSkipped: boolean;
  /** What the clock shows instead, where a change to daylight-saving time leaves out the time of the series; otherwise null. */
  movedTo: string | null;
  startsAt: string;
};
export type SeriesWithDatesDto = {
  /** How many each event takes; null for everybody. */
  capacity: number | null;
  count: number | null;
  dates: SeriesDateDto[];
  /** Plain text. */
  description: string | null;
  endTime: string | null;
  /** Every how many weeks or months. */
  every: number;
  /** What it costs to take part, in US dollars; 0 is free. */
  fee: number | null;
  /** The format and its game. */
  format: TcgFormat;
  frequency: SeriesFrequency;
  /** How many each event needs to take place; null where that doesn’t matter. */
  leastPlayers: number | null;
  location: string;
  name: string;
  /** When its next events start: up to three. */
  next: string[];
  /** Which such weekday of a month, -1 for the last; null for weekly series. */
  nth: (1 | 2 | 3 | 4 | 5 | -1 | null) | (1 | 2 | 3 | 4 | 5 | -1 | null);
  picture: PictureDto | null;
  /** Where it is that isn’t at the store; null at the store. */
  place: EventPlaceDto | null;
  /** Plain text. */
  prizes: string | null;
  /** The rules enforcement level of the Magic tournament rules. */
  rulesLevel: RulesLevel | null;
  startsOn: string;
  time: string;
  /** The IANA time zone of the location. */
  timeZone: string;
  until: string | null;
  uuid: string;
  /** Incremented with each change; quoted, it is the ETag for If-Match. */
  version: number;
  weekday: Weekday;
  /** Plain text. */
  whatToBring: string | null;
};
export type ScheduleSeries = {
  /** How many it takes; null for everybody. Lowered, it sends those who came last back to the waiting list. */
  capacity?: number | null;
  /** How many dates there are, the skipped ones included. A series has either this or a last day. */
  count?: number | null;
  /** Plain text. */
  description?: string | null;
  /** By the clock of the place, within a day of the start; null if nobody knows. */
  endTime?: string | null;
  /** Every how many weeks or months, counted from the first date. */
  every: number;
  /** What it costs to take part, in US dollars; 0 is free. */
  fee?: number | null;
  format: string;
  frequency: SeriesFrequency;
  /** How many it needs to take place; null where that doesn’t matter. */
  leastPlayers?: number | null;
  location: string;
  name: string;
  /** Of a monthly series: the first to the fifth such weekday of the month, or -1 for the last. */
  nth?: (1 | 2 | 3 | 4 | 5 | -1 | null) | (1 | 2 | 3 | 4 | 5 | -1 | null);
  /** The id of a picture that the store has uploaded; null for none. */
  picture?: string | null;
  /** Where it is that isn’t at the store; null at the store. `location` says the address. */
  place?: EventPlaceBody | null;
  /** Plain text. */
  prizes?: string | null;
  /** The rules enforcement level of the Magic tournament rules. */
  rulesLevel?: RulesLevel | null;
  /** Dates of the series that have no event. */
  skipped?: string[];
  /** No date is before this day. */
  startsOn: string;
  tcg: string;
  /** By the clock of the place. Where a change to daylight-saving time leaves it out, the event starts as much later. */
  time: string;
  /** The IANA time zone of the location. Dates and times of the series are those of its clock. */
  timeZone: string;
  /** The last day that may be a date. A series has either this or a count. */
  until?: string | null;
  /** Must be the caller. */
  userId?: string;
  weekday: Weekday;
  /** Plain text. */
  whatToBring?: string | null;
};
export type PreviewedDateDto = {
  /** By the clock of the place. */
  date: string;
  /** Null where nobody knows. */
  endsAt: string | null;
  /** Whether it has no event. */
  isSkipped: boolean;
  /** What the clock shows instead, where a change to daylight-saving time leaves out the time of the series; otherwise null. */
  movedTo: string | null;
  startsAt: string;
};
export type SeriesPreviewDto = {
  dates: PreviewedDateDto[];
};
export type RecurrenceBody = {
  /** How many dates there are, the skipped ones included. A series has either this or a last day. */
  count?: number | null;
  /** By the clock of the place, within a day of the start; null if nobody knows. */
  endTime?: string | null;
  /** Every how many weeks or months, counted from the first date. */
  every: number;
  frequency: SeriesFrequency;
  /** Of a monthly series: the first to the fifth such weekday of the month, or -1 for the last. */
  nth?: (1 | 2 | 3 | 4 | 5 | -1 | null) | (1 | 2 | 3 | 4 | 5 | -1 | null);
  /** Dates of the series that have no event. */
  skipped?: string[];
  /** No date is before this day. */
  startsOn: string;
  /** By the clock of the place. Where a change to daylight-saving time leaves it out, the event starts as much later. */
  time: string;
  /** The IANA time zone of the location. Dates and times of the series are those of its clock. */
  timeZone: string;
  /** The last day that may be a date. A series has either this or a count. */
  until?: string | null;
  weekday: Weekday;
};
export type ChangeSeries = {
  /** How many it takes; null for everybody. Lowered, it sends those who came last back to the waiting list. */
  capacity?: number | null;
  /** How many dates there are, the skipped ones included. A series has either this or a last day. */
  count?: number | null;
  /** Plain text. */
  description?: string | null;
  /** By the clock of the place, within a day of the start; null if nobody knows. */
  endTime?: string | null;
  /** Every how many weeks or months, counted from the first date. */
  every?: number;
  /** What it costs to take part, in US dollars; 0 is free. */
  fee?: number | null;
  format?: string;
  frequency?: SeriesFrequency;
  /** How many it needs to take place; null where that doesn’t matter. */
  leastPlayers?: number | null;
  location?: string;
  name?: string;
  /** Of a monthly series: the first to the fifth such weekday of the month, or -1 for the last. */
  nth?: (1 | 2 | 3 | 4 | 5 | -1 | null) | (1 | 2 | 3 | 4 | 5 | -1 | null);
  /** The id of a picture that the store has uploaded; null for none. */
  picture?: string | null;
  /** Where it is that isn’t at the store; null at the store. `location` says the address. */
  place?: EventPlaceBody | null;
  /** Plain text. */
  prizes?: string | null;
  /** The rules enforcement level of the Magic tournament rules. */
  rulesLevel?: RulesLevel | null;
  /** No date is before this day. */
  startsOn?: string;
  tcg?: string;
  /** By the clock of the place. Where a change to daylight-saving time leaves it out, the event starts as much later. */
  time?: string;
  /** The IANA time zone of the location. Dates and times of the series are those of its clock. */
  timeZone?: string;
  /** The last day that may be a date. A series has either this or a count. */
  until?: string | null;
  weekday?: Weekday;
  /** Plain text. */
  whatToBring?: string | null;
};
export type TemplateEventDto = {
  /** How many players it takes; null for everybody. */
  capacity: number | null;
  /** Plain text. */
  description: string | null;
  /** How many days after the start it ends; null for the first such time after the start. */
  endDays: number | null;
  /** By the clock of the place; null if nobody knows. */
  endTime: string | null;
  /** What it costs to take part, in US dollars; 0 is free. */
  fee: number | null;
  format: string;
  /** How many players it needs; null where that doesn’t matter. */
  leastPlayers: number | null;
  location: string;
  name: string;
  picture: PictureDto | null;
  /** Where it is that isn’t at the store; null at the store. */
  place: EventPlaceDto | null;
  /** Plain text. */
  prizes: string | null;
  /** The rules enforcement level of the Magic tournament rules. */
  rulesLevel: RulesLevel | null;
  tcg: string;
  /** By the clock of the place. */
  time: string;
  /** The IANA time zone of the location. */
  timeZone: string;
  /** Plain text. */
  whatToBring: string | null;
};
export type TemplateDto = {
  event: TemplateEventDto;
  name: string;
  uuid: string;
  /** Incremented with each change; quoted, it is the ETag for If-Match. */
  version: number;
};
export type TemplateEventBody = {
  /** How many it takes; null for everybody. Lowered, it sends those who came last back to the waiting list. */
  capacity?: number | null;
  /** Plain text. */
  description?: string | null;
  /** How many days after the start it ends, by the clock of the place; the first such time after the start if omitted or null. */
  endDays?: number | null;
  /** By the clock of the place; null if nobody knows. */
  endTime?: string | null;
  /** What it costs to take part, in US dollars; 0 is free. */
  fee?: number | null;
  format: string;
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
  /** By the clock of the place. Where a change to daylight-saving time leaves it out, the event starts as much later. */
  time: string;
  /** The IANA time zone of the location. Dates and times of the series are those of its clock. */
  timeZone: string;
  /** Plain text. */
  whatToBring?: string | null;
};
export type SaveTemplate = {
  event: TemplateEventBody;
  /** Unique among the caller’s templates, regardless of case. */
  name: string;
};
export type ChangeEvent = {
  /** How many it takes; null for everybody. Lowered, it sends those who came last back to the waiting list. */
  capacity?: number | null;
  /** In UTC. */
  date?: string;
  /** Plain text. */
  description?: string | null;
  /** In UTC. If omitted, the event ends within a day of its start. */
  endDate?: string | null;
  /** In UTC; null if nobody knows. If only the start changes, the end moves with it. */
  endTime?: string | null;
  /** What it costs to take part, in US dollars; 0 is free. */
  fee?: number | null;
  format?: string;
  /** How many it needs to take place; null where that doesn’t matter. */
  leastPlayers?: number | null;
  location?: string;
  name?: string;
  /** The id of a picture that the store has uploaded; null for none. */
  picture?: string | null;
  /** Where it is that isn’t at the store; null at the store. `location` says the address. */
  place?: EventPlaceBody | null;
  /** Plain text. */
  prizes?: string | null;
  /** The rules enforcement level of the Magic tournament rules. */
  rulesLevel?: RulesLevel | null;
  tcg?: string;
  /** In UTC. */
  time?: string;
  /** The IANA time zone of the location; UTC if omitted. Date and time are always UTC. */
  timeZone?: string;
  /** Must be the caller. */
  userId?: string;
  /** Plain text. */
  whatToBring?: string | null;
};
export type OwnAttendance = {
  attendance: AttendanceCounts;
  /** What has changed since your answer, or since the version that you have seen. */
  changes: EventChange[];
  /** When the store checked you in. */
  checkedInAt: string | null;
  /** GOING: the code to show at the door. */
  code: string | null;
  /** OFFERED: until when the place is kept for you. */
  confirmBy: string | null;
  /** WAITING: your position on the waiting list, from 1. */
  position: number | null;
  /** Whether others who go may see which of your cards they want. */
  showsCards: boolean;
  /** GOING has a place, WAITING is on the waiting list, OFFERED has a place until `confirmBy`, LAPSED hasn’t confirmed it in time; null without an answer. */
  state:
    | ("GOING" | "INTERESTED" | "WAITING" | "OFFERED" | "LAPSED" | null)
    | ("GOING" | "INTERESTED" | "WAITING" | "OFFERED" | "LAPSED" | null);
  /** The version of the event. */
  version: number;
};
export type AnswerEvent = {
  /** GOING asks for a place, waits for one, or confirms the one that is offered. INTERESTED gives back any place. */
  answer: "GOING" | "INTERESTED";
  /** Whether others who go may see which of your cards they want, and that you want theirs. As before if omitted, at first false. */
  showsCards?: boolean;
};
export type SeenEvent = {
  /** The version that they have seen; null for the current one, or for an event that is canceled. */
  version: number | null;
};
export type Attendee = {
  account: string;
  arrival: "EXPECTED" | "CHECKED_IN" | "NO_SHOW";
  /** When you checked them in. */
  checkedInAt: string | null;
  /** OFFERED: until when the place is kept for them. */
  confirmBy: string | null;
  name: string;
  /** How often they did not come to other events of your store within a year. */
  noShows: number;
  /** The order of those who are in, and of those who wait. */
  place: number;
  /** GOING, OFFERED or WAITING. */
  state: "GOING" | "INTERESTED" | "WAITING" | "OFFERED" | "LAPSED";
};
export type RecordArrival = {
  /** CHECKED_IN also confirms a place that is offered. EXPECTED undoes what was recorded. NO_SHOW can be recorded once the event has begun; of who is checked in it records nothing. */
  arrival: "EXPECTED" | "CHECKED_IN" | "NO_SHOW";
};
export type CheckIn = {
  /** In any spelling. */
  code: string;
};
export type AttendeeMessage = {
  /** How many it was sent to. */
  recipients: number;
  sentAt: string;
  text: string;
};
export type WriteToAttendees = {
  text: string;
};
export const {
  useGetEventsQuery,
  useLazyGetEventsQuery,
  useScheduleEventMutation,
  useScheduleEventsMutation,
  useGetAttendedEventsQuery,
  useLazyGetAttendedEventsQuery,
  useGetCanceledEventsQuery,
  useLazyGetCanceledEventsQuery,
  useUploadEventPictureMutation,
  useGetEventPictureQuery,
  useLazyGetEventPictureQuery,
  useGetSeriesOfStoreQuery,
  useLazyGetSeriesOfStoreQuery,
  useScheduleSeriesMutation,
  usePreviewSeriesMutation,
  useCallOffSeriesMutation,
  useGetSeriesQuery,
  useLazyGetSeriesQuery,
  useChangeSeriesMutation,
  useSkipDateMutation,
  useBringBackDateMutation,
  useGetEventsOfStoreQuery,
  useLazyGetEventsOfStoreQuery,
  useGetEventTemplatesQuery,
  useLazyGetEventTemplatesQuery,
  useAddEventTemplateMutation,
  useDeleteEventTemplateMutation,
  useReplaceEventTemplateMutation,
  useCallOffEventMutation,
  useGetEventQuery,
  useLazyGetEventQuery,
  useChangeEventMutation,
  useLeaveEventMutation,
  useGetOwnAttendanceQuery,
  useLazyGetOwnAttendanceQuery,
  useAnswerEventMutation,
  useSeeEventMutation,
  useGetAttendeesQuery,
  useLazyGetAttendeesQuery,
  useRecordArrivalMutation,
  useCheckInAttendeeMutation,
  useGetAttendeeMessagesQuery,
  useLazyGetAttendeeMessagesQuery,
  useWriteToAttendeesMutation,
} = injectedRtkApi;
