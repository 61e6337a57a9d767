/** The calls about calendars, for the screens. */
import { type CalendarPreview, calendarsApi as generated } from './generated/calendars';
import { unlessRefused } from './unless-refused';
import { uploadFile } from './upload-file';

export type { CalendarFind, CalendarPreview, ImportEvents, ImportedEvent } from './generated/calendars';

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

export const calendarsApi = withUpload.enhanceEndpoints({
  endpoints: {
    getOwnCalendar: { providesTags: ['calendars'] },
    renewOwnCalendar: { invalidatesTags: changed },
    revokeOwnCalendar: { invalidatesTags: changed },
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
