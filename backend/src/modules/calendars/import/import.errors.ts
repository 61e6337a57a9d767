// What can stop an import of a calendar.
import { defineError } from '../../../kernel/domain-error.js';
import { MAX_CALENDAR_BYTES } from '../../../platform/http/limits/uploads.js';

export const noCalendar = defineError(
  'calendars.no-calendar',
  'invalid',
  'This isn’t a calendar. Choose an .ics file.',
);
export const calendarTooLarge = defineError(
  'calendars.too-large',
  'invalid',
  `This calendar is larger than ${MAX_CALENDAR_BYTES / 1_000_000} MB.`,
);
export const badAddress = defineError(
  'calendars.bad-address',
  'invalid',
  'Enter the address of a calendar, such as https://example.com/events.ics.',
);
export const notReached = defineError(
  'calendars.not-reached',
  'invalid',
  'There’s no calendar at this address. Download the file and choose it here.',
);
