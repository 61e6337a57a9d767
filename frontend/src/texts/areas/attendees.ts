/** The list of who goes to an event, in the page's language. */
import { attendees as english } from '../en/attendees';
import { localized } from '../load-messages';

export const attendees = /* @__PURE__ */ localized('attendees', english);
