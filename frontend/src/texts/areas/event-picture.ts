/** The picture of an event in its form, in the page's language. */
import { eventPicture as english } from '../en/event-picture';
import { localized } from '../load-messages';

export const eventPicture = /* @__PURE__ */ localized('eventPicture', english);
