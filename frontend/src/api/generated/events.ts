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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as eventsApi };
export type GetEventsApiResponse =
  /** status 200 A page of the list. */ EventDto[];
export type GetEventsApiArg = {
  /** How many entries at the most. */
  limit?: number;
  /** The earliest start: a moment, or a UTC day. Now when left out; earlier than now shows what is over. */
  from?: string;
  /** The latest start: a moment, or a UTC day to its end. */
  to?: string;
  /** Only of this game: a value of `GET /api/catalogs/tcg-types`. */
  tcg?: string;
  /** Only of this format: a value of `GET /api/catalogs/tcg-formats`. */
  format?: string;
  /** Words in the event's name or location, or in the store's name. */
  q?: string;
  /** Where the previous page ended, as its Link header says. */
  after?: string;
};
export type ScheduleEventApiResponse = /** status 201 Success. */ EventDto;
export type ScheduleEventApiArg = {
  /** A key of your choice; a retry with the same key and body gets the first answer. */
  "Idempotency-Key"?: string;
  scheduleEvent: ScheduleEvent;
};
export type ScheduleEventsApiResponse = /** status 201 Success. */ EventDto[];
export type ScheduleEventsApiArg = {
  /** A key of your choice; a retry with the same key and body gets the first answer. */
  "Idempotency-Key"?: string;
  body: ScheduleEvent[];
};
export type GetEventsOfStoreApiResponse =
  /** status 200 A page of the list. */ EventDto[];
export type GetEventsOfStoreApiArg = {
  /** The id of the store’s account. */
  uuid: string;
  /** How many entries at the most. */
  limit?: number;
  /** The earliest start: a moment, or a UTC day. Now when left out; earlier than now shows what is over. */
  from?: string;
  /** The latest start: a moment, or a UTC day to its end. */
  to?: string;
  /** Only of this game: a value of `GET /api/catalogs/tcg-types`. */
  tcg?: string;
  /** Only of this format: a value of `GET /api/catalogs/tcg-formats`. */
  format?: string;
  /** Which events come first: those that start soonest, or those that start latest. */
  order?: "soonest" | "latest";
  /** Words in the event's name or location, or in the store's name. */
  q?: string;
  /** Where the previous page ended, as its Link header says. */
  after?: string;
};
export type CallOffEventApiResponse = unknown;
export type CallOffEventApiArg = {
  /** The id of the event. */
  uuid: string;
  /** The ETag that your change is based on. Left out, the change is made whatever happened meanwhile. */
  "If-Match"?: string;
};
export type GetEventApiResponse = /** status 200 Success. */ EventDto;
export type GetEventApiArg = /** The id of the event. */ string;
export type ChangeEventApiResponse = /** status 200 Success. */ EventDto;
export type ChangeEventApiArg = {
  /** The id of the event. */
  uuid: string;
  /** The ETag that your change is based on. Left out, the change is made whatever happened meanwhile. */
  "If-Match"?: string;
  changeEvent: ChangeEvent;
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
  /** The day it starts, in UTC. */
  date: string;
  /** What is played, with its game. */
  format: TcgFormat;
  id: number;
  location: string;
  name: string;
  /** The time it starts, in UTC: `HH:MM:SS`. */
  time: string;
  /** The IANA zone of the place. */
  timeZone: string;
  /** The store that runs it. */
  user: EventHost;
  uuid: string;
  /** One more with each change; in quotes it is the ETag, for If-Match. */
  version: number;
};
export type RefusedField = {
  /** A stable name for programs: one of its own, or the `code` of the whole problem. More may be added. */
  code: string;
  /** Where it is in the request. */
  field: string;
  /** What is wrong with it, for a person. */
  message: string;
  /** The values that `message` names. */
  params?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** What to send along with the second factor: only of a log-in that needs one. */
  challenge?: string;
  /** A stable name for programs, `<module>.<what>`. */
  code: string;
  /** What happened, for a person. */
  detail: string;
  /** The fields that were refused, if the request was. */
  errors?: RefusedField[];
  /** The same as `detail`; clients show it. */
  message: string;
  /** The values that `message` names, where it names any. */
  params?: {
    [key: string]: string | number;
  };
  /** The HTTP status. */
  status: number;
  /** The words of the status. */
  title: string;
  /** A stable URI of the kind of problem. */
  type: string;
};
export type ScheduleEvent = {
  /** In UTC. */
  date: string;
  format: string;
  location: string;
  name: string;
  tcg: string;
  /** In UTC. */
  time: string;
  /** The IANA zone of the place; UTC when left out. Date and time are UTC all the same. */
  timeZone?: string;
  /** The caller; nobody else will do. */
  userId?: string;
};
export type ChangeEvent = {
  /** In UTC. */
  date?: string;
  format?: string;
  location?: string;
  name?: string;
  tcg?: string;
  /** In UTC. */
  time?: string;
  /** The IANA zone of the place; UTC when left out. Date and time are UTC all the same. */
  timeZone?: string;
  /** The caller; nobody else will do. */
  userId?: string;
};
export const {
  useGetEventsQuery,
  useLazyGetEventsQuery,
  useScheduleEventMutation,
  useScheduleEventsMutation,
  useGetEventsOfStoreQuery,
  useLazyGetEventsOfStoreQuery,
  useCallOffEventMutation,
  useGetEventQuery,
  useLazyGetEventQuery,
  useChangeEventMutation,
} = injectedRtkApi;
