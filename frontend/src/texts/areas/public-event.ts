/** The public page of an event, in the page's language. */
import { publicEvent as english } from '../en/public-event';
import { localized } from '../load-messages';

export const publicEvent = /* @__PURE__ */ localized('publicEvent', english);
