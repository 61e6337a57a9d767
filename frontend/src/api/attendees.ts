/** The calls about the list of who goes to an event, for the screens of its store. */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type Attendee, type GetAttendeesApiArg, eventsApi as generated } from './generated/events';
import { PAGING, type Page, toPage } from './page';
import { unlessRefused } from './unless-refused';

export type { Attendee } from './generated/events';

/** How many are read at once. */
export const ATTENDEE_PAGE = 200;
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

/** What RTK Query gives of a call that records somebody. */
interface Recording extends Pick<BaseQueryApi, 'dispatch'> {
  queryFulfilled: Promise<{ data: Attendee }>;
}

async function showWhenRecorded(
  { uuid }: { uuid: string },
  { dispatch, queryFulfilled }: Recording,
): Promise<void> {
  const saved = await queryFulfilled.catch(() => undefined);
  if (!saved) return;
  // RTK Query adds a page that is in flight to the pages from before this record.
  do dispatch(shownAsRecorded(uuid, saved.data));
  while (await dispatch(withList.util.getRunningQueryThunk('attendees', uuid)));
}

export const attendeesApi = withList.enhanceEndpoints({
  endpoints: {
    recordArrival: { invalidatesTags: RECORDED, onQueryStarted: showWhenRecorded },
    checkInAttendee: { invalidatesTags: RECORDED, onQueryStarted: showWhenRecorded },
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
