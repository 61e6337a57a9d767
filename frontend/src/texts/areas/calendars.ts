/** Calendars of one’s own, and those that a store imports, in the page's language. */
import { calendars as english } from '../en/calendars';
import { localized } from '../load-messages';

export const calendars = /* @__PURE__ */ localized('calendars', english);
