/** What else events are filtered by, in the page's language. */
import { eventFilters as english } from '../en/event-filters';
import { localized } from '../load-messages';

export const eventFilters = /* @__PURE__ */ localized('eventFilters', english);
