/** The links that put events into calendars, in the page's language. */
import { calendarLinks as english } from '../en/calendar-links';
import { localized } from '../load-messages';

export const calendarLinks = /* @__PURE__ */ localized('calendarLinks', english);
