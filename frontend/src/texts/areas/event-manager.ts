/** A store’s work on its own events, in the page's language. */
import { eventManager as english } from '../en/event-manager';
import { localized } from '../load-messages';

export const eventManager = /* @__PURE__ */ localized('eventManager', english);
