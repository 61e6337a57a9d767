/** The calls about the list of who goes to an event, for the screens of its store. */
import { type Attendee, type GetAttendeesApiArg, eventsApi as generated } from './generated/events';
import { PAGING, type Page, toPage } from './page';
import { unlessRefused } from './unless-refused';

export type { Attendee } from './generated/events';

const ATTENDEE_PAGE = 200;
/** What the store records at the door is on its list alone. */
const RECORDED = unlessRefused<'events'>([], ['events']);

const events = generated.enhanceEndpoints({
  endpoints: {
    getEvent: { providesTags: ['events'] },
    getAttendeeMessages: { providesTags: ['events'] },
    writeToAttendees: { invalidatesTags: unlessRefused(['events'] as const) },
  },
});

const withList = events.injectEndpoints({
  endpoints: (build) => ({
    /** Who goes to an event of the reader's store, and who waits, page by page. */
    attendees: build.infiniteQuery<Page<Attendee>, string, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: event, pageParam: after }) => ({
        url: `/api/events/${encodeURIComponent(event)}/attendees`,
        params: { limit: ATTENDEE_PAGE, after } satisfies Omit<GetAttendeesApiArg, 'uuid'>,
      }),
      transformResponse: (rows: Attendee[], meta) => toPage(rows, meta),
      providesTags: ['events'],
      onQueryStarted: async (event, { dispatch, queryFulfilled }) => {
        const recorded: Attendee[] = [];
        recordedInFlight.set(event, recorded);
        await queryFulfilled.catch(() => undefined);
        if (recordedInFlight.get(event) === recorded) recordedInFlight.delete(event);
        for (const now of recorded) dispatch(shownAsRecorded(event, now));
      },
    }),
  }),
});

/**
 * Rows recorded while a page of an event's list is in flight. RTK Query adds that page to the pages from before its fetch, so these rows
 * are updated again.
 */
const recordedInFlight = new Map<string, Attendee[]>();

/** The row of who was recorded, as the server says it is now: an event can have 5,000, in many pages. */
const shownAsRecorded = (event: string, now: Attendee) => {
  recordedInFlight.get(event)?.push(now);
  return withList.util.updateQueryData('attendees', event, ({ pages }) => {
    for (const { rows } of pages) {
      const at = rows.findIndex(({ account }) => account === now.account);
      if (at >= 0) rows[at] = now;
    }
  });
};

async function showWhenRecorded(
  answer: Promise<{ data: Attendee }>,
  show: (recorded: Attendee) => void,
): Promise<void> {
  const saved = await answer.catch(() => undefined);
  if (saved) show(saved.data);
}

export const attendeesApi = withList.enhanceEndpoints({
  endpoints: {
    recordArrival: {
      invalidatesTags: RECORDED,
      onQueryStarted: ({ uuid }, { dispatch, queryFulfilled }) =>
        showWhenRecorded(queryFulfilled, (now) => dispatch(shownAsRecorded(uuid, now))),
    },
    checkInAttendee: {
      invalidatesTags: RECORDED,
      onQueryStarted: ({ uuid }, { dispatch, queryFulfilled }) =>
        showWhenRecorded(queryFulfilled, (now) => dispatch(shownAsRecorded(uuid, now))),
    },
  },
});

export const {
  useAttendeesInfiniteQuery,
  useCheckInAttendeeMutation,
  useGetAttendeeMessagesQuery,
  useGetEventQuery,
  useRecordArrivalMutation,
  useWriteToAttendeesMutation,
} = attendeesApi;
