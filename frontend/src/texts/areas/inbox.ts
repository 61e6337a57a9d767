/** The inbox, in the page's language. */
import { inbox as english } from '../en/inbox';
import { localized } from '../load-messages';

export const inbox = /* @__PURE__ */ localized('inbox', english);
