/** Templates of events, in the page's language. */
import { eventTemplates as english } from '../en/event-templates';
import { localized } from '../load-messages';

export const eventTemplates = /* @__PURE__ */ localized('eventTemplates', english);
