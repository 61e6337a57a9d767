/** Planning an event, in the page's language. */
import { eventPlan as english } from '../en/event-plan';
import { localized } from '../load-messages';

export const eventPlan = /* @__PURE__ */ localized('eventPlan', english);
