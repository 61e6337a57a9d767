/** The calendar of events, in the page's language. */
import { eventCalendar as english } from '../en/event-calendar';
import { localized } from '../load-messages';

export const eventCalendar = /* @__PURE__ */ localized('eventCalendar', english);
