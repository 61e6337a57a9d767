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

const pageInFlight = (event: string) => withList.util.getRunningQueryThunk('attendees', event);

async function showWhenRecorded(
  answer: Promise<{ data: Attendee }>,
  show: (recorded: Attendee) => void,
  inFlight: () => PromiseLike<unknown> | undefined,
): Promise<void> {
  const saved = await answer.catch(() => undefined);
  if (!saved) return;
  // RTK Query adds a page that is in flight to the pages from before this record.
  do show(saved.data);
  while (await inFlight());
}

export const attendeesApi = withList.enhanceEndpoints({
  endpoints: {
    recordArrival: {
      invalidatesTags: RECORDED,
      onQueryStarted: ({ uuid }, { dispatch, queryFulfilled }) =>
        showWhenRecorded(
          queryFulfilled,
          (now) => dispatch(shownAsRecorded(uuid, now)),
          () => dispatch(pageInFlight(uuid)),
        ),
    },
    checkInAttendee: {
      invalidatesTags: RECORDED,
      onQueryStarted: ({ uuid }, { dispatch, queryFulfilled }) =>
        showWhenRecorded(
          queryFulfilled,
          (now) => dispatch(shownAsRecorded(uuid, now)),
          () => dispatch(pageInFlight(uuid)),
        ),
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
