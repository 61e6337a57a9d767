/** The calls about calendars, for the screens. */
import { calendarsApi as generated } from './generated/calendars';
import { unlessRefused } from './unless-refused';

export type { CalendarAddress } from './generated/calendars';

const changed = unlessRefused(['calendars'] as const);

export const calendarsApi = generated.enhanceEndpoints({
  endpoints: {
    getOwnCalendar: { providesTags: ['calendars'] },
    renewOwnCalendar: { invalidatesTags: changed },
    revokeOwnCalendar: { invalidatesTags: changed },
  },
});

export const { useGetOwnCalendarQuery, useRenewOwnCalendarMutation, useRevokeOwnCalendarMutation } =
  calendarsApi;
