/** The calls about events, for the screens. */

import type { Count } from '../texts/formatters';
import {
  type EventDto,
  type GetEventsApiArg,
  type GetEventsOfStoreApiArg,
  eventsApi as generated,
} from './generated/events';
import { PAGING, type Page, toCappedPage } from './page';
import { unlessRefused } from './unless-refused';

export type {
  ChangeSeries,
  EventDto,
  EventPlaceBody,
  PreviewedDateDto,
  RecurrenceBody,
  ScheduleEvent,
  ScheduleSeries,
  SeriesDateDto,
  SeriesWithDatesDto,
  Weekday,
} from './generated/events';

/** The page size of the list of events. */
const EVENT_PAGE = 60;

/** That of a calendar: as many as the server gives. */
const CALENDAR_PAGE = 500;

const changed = unlessRefused(['events', 'dashboard'] as const);

/** What happened to an event is on every list of events, and in the figures and the next days of the dashboard. */
const events = generated.enhanceEndpoints({
  endpoints: {
    scheduleEvent: { invalidatesTags: changed },
    scheduleEvents: { invalidatesTags: changed },
    changeEvent: { invalidatesTags: changed },
    callOffEvent: { invalidatesTags: changed },
    scheduleSeries: { invalidatesTags: changed },
    changeSeries: { invalidatesTags: changed },
    callOffSeries: { invalidatesTags: changed },
    skipDate: { invalidatesTags: changed },
    bringBackDate: { invalidatesTags: changed },
    getEvent: { providesTags: ['events'] },
    getSeries: { providesTags: ['events'] },
    getEventsOfStore: { providesTags: ['events'] },
  },
});

/** What events of all stores are narrowed by. */
type Narrow = 'q' | 'tcg' | 'from' | 'to' | 'format' | 'feeMax' | 'weekday' | 'free' | 'radius';
type OfAll = Pick<GetEventsApiArg, Narrow | 'sort'>;
type OfStore = Pick<GetEventsOfStoreApiArg, 'uuid' | 'q' | 'from' | 'to' | 'order' | 'series'>;

type Between = Pick<GetEventsApiArg, Narrow> & { from: string; to: string };

/** Before every event: a list from here on holds what is over as well. */
export const BEGINNING = '2000-01-01T00:00:00.000Z';

/** The arguments of `eventsOfStore` for what is yet to come, each series once; `words` narrow them down. */
export const comingEventsOf = (store: string, words = ''): OfStore => ({
  uuid: store,
  q: words || undefined,
  series: 'next',
});

/** The generated reads give one page without its headers; the screens read on. */
export const eventsApi = events.injectEndpoints({
  endpoints: (build) => ({
    /** The events of all stores, each series once, page by page, the soonest or those of the nearest store first. */
    eventsOfAll: build.infiniteQuery<Page<EventDto, Count>, OfAll, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg, pageParam: after }) => ({
        url: '/api/events',
        params: {
          ...queryArg,
          series: 'next',
          limit: EVENT_PAGE,
          after,
        } satisfies Partial<GetEventsApiArg>,
      }),
      transformResponse: (rows: EventDto[], meta) => toCappedPage(rows, meta),
      providesTags: ['events'],
    }),

    /** Each event of all stores in a period, the soonest first; rarely more than a page. */
    eventsBetween: build.infiniteQuery<Page<EventDto, Count>, Between, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg, pageParam: after }) => ({
        url: '/api/events',
        params: { ...queryArg, limit: CALENDAR_PAGE, after } satisfies Partial<GetEventsApiArg>,
      }),
      transformResponse: (rows: EventDto[], meta) => toCappedPage(rows, meta),
      providesTags: ['events'],
    }),

    /** The events of one store, page by page, the soonest first unless the `order` is another. */
    eventsOfStore: build.infiniteQuery<Page<EventDto, Count>, OfStore, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { uuid, q, from, to, order, series }, pageParam: after }) => ({
        url: `/api/events/store/${encodeURIComponent(uuid)}`,
        params: {
          q,
          from,
          to,
          order,
          series,
          limit: EVENT_PAGE,
          after,
        } satisfies Partial<GetEventsOfStoreApiArg>,
      }),
      transformResponse: (rows: EventDto[], meta) => toCappedPage(rows, meta),
      providesTags: ['events'],
    }),
  }),
});

export const {
  useBringBackDateMutation,
  useCallOffEventMutation,
  useCallOffSeriesMutation,
  useChangeEventMutation,
  useChangeSeriesMutation,
  useEventsBetweenInfiniteQuery,
  useEventsOfAllInfiniteQuery,
  useEventsOfStoreInfiniteQuery,
  useGetEventsOfStoreQuery,
  useGetSeriesQuery,
  usePreviewSeriesMutation,
  useScheduleEventMutation,
  useScheduleSeriesMutation,
  useSkipDateMutation,
} = eventsApi;
