/** How many go to an event, in the page's language. */
import { turnout as english } from '../en/turnout';
import { localized } from '../load-messages';

export const turnout = /* @__PURE__ */ localized('turnout', english);
