/** The calls about who goes to events, for the screens. */
import type { Count } from '../texts/formatters';
import {
  type AttendedEvent,
  type Attendee,
  type GetAttendedEventsApiArg,
  type GetAttendeesApiArg,
  eventsApi as generated,
} from './generated/events';
import { PAGING, type Page, toCappedPage, toPage } from './page';
import { unlessRefused } from './unless-refused';

export type { AttendanceCounts, AttendedEvent, Attendee, OwnAttendance } from './generated/events';

const changed = unlessRefused(['events'] as const);
/** What the store records at the door is on its list alone. */
const recorded = unlessRefused<'events'>([], ['events']);
const ATTENDEE_PAGE = 200;
const EVENT_PAGE = 60;
/** What its reader has answered, in one call: who has answered more sees the rest on the pages of the events. */
export const OWN_ANSWERS = { limit: 500 } as const;

/** An answer changes the counts on every list of events. */
const events = generated.enhanceEndpoints({
  endpoints: {
    getAttendedEvents: { providesTags: ['events'] },
    getEvent: { providesTags: ['events'] },
    getOwnAttendance: { providesTags: ['events'] },
    answerEvent: { invalidatesTags: changed },
    leaveEvent: { invalidatesTags: changed },
    getAttendeeMessages: { providesTags: ['events'] },
    writeToAttendees: { invalidatesTags: changed },
  },
});

const withList = events.injectEndpoints({
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

    /** Who goes to an event of the reader's store, and who waits, page by page. */
    attendees: build.infiniteQuery<Page<Attendee>, string, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: event, pageParam: after }) => ({
        url: `/api/events/${encodeURIComponent(event)}/attendees`,
        params: { limit: ATTENDEE_PAGE, after } satisfies Omit<GetAttendeesApiArg, 'uuid'>,
      }),
      transformResponse: (rows: Attendee[], meta) => toPage(rows, meta),
      providesTags: ['events'],
    }),
  }),
});

/** The row of who was recorded, as the server says it is now: an event can have 5,000, in many pages. */
const shownAsRecorded = (event: string, now: Attendee) =>
  withList.util.updateQueryData('attendees', event, ({ pages }) => {
    for (const { rows } of pages) {
      const at = rows.findIndex(({ account }) => account === now.account);
      if (at >= 0) rows[at] = now;
    }
  });

async function showWhenRecorded(
  answer: Promise<{ data: Attendee }>,
  show: (recorded: Attendee) => void,
): Promise<void> {
  const saved = await answer.catch(() => undefined);
  if (saved) show(saved.data);
}

export const attendanceApi = withList.enhanceEndpoints({
  endpoints: {
    recordArrival: {
      invalidatesTags: recorded,
      onQueryStarted: ({ uuid }, { dispatch, queryFulfilled }) =>
        showWhenRecorded(queryFulfilled, (now) => dispatch(shownAsRecorded(uuid, now))),
    },
    checkInAttendee: {
      invalidatesTags: recorded,
      onQueryStarted: ({ uuid }, { dispatch, queryFulfilled }) =>
        showWhenRecorded(queryFulfilled, (now) => dispatch(shownAsRecorded(uuid, now))),
    },
  },
});

export const {
  useAnswerEventMutation,
  useAttendedEventsInfiniteQuery,
  useAttendeesInfiniteQuery,
  useCheckInAttendeeMutation,
  useGetAttendedEventsQuery,
  useGetAttendeeMessagesQuery,
  useGetEventQuery,
  useGetOwnAttendanceQuery,
  useLeaveEventMutation,
  useRecordArrivalMutation,
  useWriteToAttendeesMutation,
} = attendanceApi;
