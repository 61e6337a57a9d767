/** What players answer to events, for the screens. */
import type { Count } from '../texts/formatters';
import { type AttendedEvent, type GetAttendedEventsApiArg, eventsApi as generated } from './generated/events';
import { PAGING, type Page, toCappedPage } from './page';
import { unlessRefused } from './unless-refused';

export type { AttendanceCounts, AttendedEvent, OwnAttendance } from './generated/events';

const changed = unlessRefused(['events'] as const);
const EVENT_PAGE = 60;
/** What its reader has answered, in one call: who has answered more sees the rest on the pages of the events. */
export const OWN_ANSWERS = { limit: 500 } as const;

/** An answer changes the counts on every list of events. */
const events = generated.enhanceEndpoints({
  endpoints: {
    getAttendedEvents: { providesTags: ['events'] },
    getOwnAttendance: { providesTags: ['events'] },
    answerEvent: { invalidatesTags: changed },
    leaveEvent: { invalidatesTags: changed },
    getCanceledEvents: { providesTags: ['events'] },
    seeEvent: { invalidatesTags: changed },
  },
});

export const attendanceApi = events.injectEndpoints({
  endpoints: (build) => ({
    /** The events that the reader has answered, page by page, the soonest first. */
    attendedEvents: build.infiniteQuery<Page<AttendedEvent, Count>, void, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ pageParam: after }) => ({
        url: '/api/events/mine',
        params: { limit: EVENT_PAGE, after } satisfies GetAttendedEventsApiArg,
      }),
      transformResponse: (rows: AttendedEvent[], meta) => toCappedPage(rows, meta),
      providesTags: ['events'],
    }),
  }),
});

export const {
  useAnswerEventMutation,
  useAttendedEventsInfiniteQuery,
  useGetAttendedEventsQuery,
  useGetCanceledEventsQuery,
  useGetOwnAttendanceQuery,
  useLeaveEventMutation,
  useSeeEventMutation,
} = attendanceApi;
