/** Events, in the page's language. */
import { events as english } from '../en/events';
import { localized } from '../load-messages';

export const events = /* @__PURE__ */ localized('events', english);
