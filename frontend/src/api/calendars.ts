/** The calls about calendars, for the screens. */
import { type CalendarPreview, calendarsApi as generated } from './generated/calendars';
import { unlessRefused } from './unless-refused';
import { uploadFile } from './upload-file';

export type {
  CalendarAddress,
  CalendarFind,
  CalendarPreview,
  ImportEvents,
  ImportedEvent,
} from './generated/calendars';

/** The longest file, in bytes, and how many events are made at once. */
export const MAX_CALENDAR_BYTES = 1_000_000;
export const MAX_IMPORTED = 100;

const changed = unlessRefused(['calendars'] as const);

const withUpload = generated.injectEndpoints({
  endpoints: (build) => ({
    /** What a file would make. */
    previewCalendarFile: build.mutation<CalendarPreview, File>({
      queryFn: (file, { signal }) =>
        uploadFile<CalendarPreview>('/api/calendars/imports/preview', file, {
          signal,
          type: 'text/calendar',
          onProgress: () => undefined,
        }),
    }),
  }),
});

/** Shows since when there is an address, before that is read again. */
const shown = (createdAt: string | null) =>
  withUpload.util.updateQueryData('getOwnCalendar', undefined, () => ({ createdAt }));

export const calendarsApi = withUpload.enhanceEndpoints({
  endpoints: {
    getOwnCalendar: { providesTags: ['calendars'] },
    renewOwnCalendar: {
      invalidatesTags: changed,
      // The new address is shown for as long as it is the one that the server has.
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(shown(answer.data.createdAt));
      },
    },
    revokeOwnCalendar: {
      invalidatesTags: changed,
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        if (await queryFulfilled.catch(() => null)) dispatch(shown(null));
      },
    },
    importEvents: { invalidatesTags: unlessRefused(['events', 'dashboard'] as const) },
  },
});

export const {
  useGetOwnCalendarQuery,
  useImportEventsMutation,
  usePreviewCalendarAtMutation,
  usePreviewCalendarFileMutation,
  useRenewOwnCalendarMutation,
  useRevokeOwnCalendarMutation,
} = calendarsApi;
