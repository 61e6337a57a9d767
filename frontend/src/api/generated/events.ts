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
          sort: queryArg.sort,
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
          order: queryArg.order,
          q: queryArg.q,
          after: queryArg.after,
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
  /** The order: soonest start first, or those of the nearest store. Stores whose distance is unknown come last. */
  sort?: "soonest" | "nearest";
  /** Matches the event's name or location, or the store's name. */
  q?: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type ScheduleEventApiResponse = /** status 201 Success. */ EventDto;
export type ScheduleEventApiArg = {
  /** A key of your choice. A retry with the same key and body gets the first response. */
  "Idempotency-Key"?: string;
  scheduleEvent: ScheduleEvent;
};
export type ScheduleEventsApiResponse = /** status 201 Success. */ EventDto[];
export type ScheduleEventsApiArg = {
  /** A key of your choice. A retry with the same key and body gets the first response. */
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
  /** The order: soonest or latest start first. */
  order?: "soonest" | "latest";
  /** Matches the event's name or location, or the store's name. */
  q?: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
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
  /** A key of your choice. A retry with the same key and body gets the first response. */
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
export type EventHost = {
  name: string;
  uuid: string;
};
export type EventDto = {
  /** How many go. */
  attendance: AttendanceCounts;
  /** The day it starts, in UTC. */
  date: string;
  /** How far away it is; null unless both the caller and it have a place. */
  distance: DistanceDto | null;
  /** The format and its game. */
  format: TcgFormat;
  id: number;
  location: string;
  name: string;
  /** The time it starts, in UTC: `HH:MM:SS`. */
  time: string;
  /** The IANA time zone of the location. */
  timeZone: string;
  /** The store that runs it. */
  user: EventHost;
  uuid: string;
  /** Incremented with each change; quoted, it is the ETag for If-Match. */
  version: number;
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
export type ScheduleEvent = {
  /** How many it takes; null for everybody. Lowered, it sends those who came last back to the waiting list. */
  capacity?: number | null;
  /** In UTC. */
  date: string;
  format: string;
  /** How many it needs to take place; null where that doesn’t matter. */
  leastPlayers?: number | null;
  location: string;
  name: string;
  tcg: string;
  /** In UTC. */
  time: string;
  /** The IANA time zone of the location; UTC if omitted. Date and time are always UTC. */
  timeZone?: string;
  /** Must be the caller. */
  userId?: string;
};
export type AttendedEvent = {
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
export type ChangeEvent = {
  /** How many it takes; null for everybody. Lowered, it sends those who came last back to the waiting list. */
  capacity?: number | null;
  /** In UTC. */
  date?: string;
  format?: string;
  /** How many it needs to take place; null where that doesn’t matter. */
  leastPlayers?: number | null;
  location?: string;
  name?: string;
  tcg?: string;
  /** In UTC. */
  time?: string;
  /** The IANA time zone of the location; UTC if omitted. Date and time are always UTC. */
  timeZone?: string;
  /** Must be the caller. */
  userId?: string;
};
export type OwnAttendance = {
  attendance: AttendanceCounts;
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
};
export type AnswerEvent = {
  /** GOING asks for a place, waits for one, or confirms the one that is offered. INTERESTED gives back any place. */
  answer: "GOING" | "INTERESTED";
  /** Whether others who go may see which of your cards they want, and that you want theirs. As before if omitted, at first false. */
  showsCards?: boolean;
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
  /** Orders those who are in and those who wait. */
  place: number;
  /** GOING, OFFERED or WAITING. */
  state: "GOING" | "INTERESTED" | "WAITING" | "OFFERED" | "LAPSED";
};
export type RecordArrival = {
  /** EXPECTED takes back what was recorded. NO_SHOW can be recorded once the event has begun. */
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
  useGetEventsOfStoreQuery,
  useLazyGetEventsOfStoreQuery,
  useCallOffEventMutation,
  useGetEventQuery,
  useLazyGetEventQuery,
  useChangeEventMutation,
  useLeaveEventMutation,
  useGetOwnAttendanceQuery,
  useLazyGetOwnAttendanceQuery,
  useAnswerEventMutation,
  useGetAttendeesQuery,
  useLazyGetAttendeesQuery,
  useRecordArrivalMutation,
  useCheckInAttendeeMutation,
  useGetAttendeeMessagesQuery,
  useLazyGetAttendeeMessagesQuery,
  useWriteToAttendeesMutation,
} = injectedRtkApi;
