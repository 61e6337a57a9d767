/** The texts of messages to listers, in the page's language. */
import { messages as english } from '../en/messages';
import { localized } from '../load-messages';

export const messages = /* @__PURE__ */ localized('messages', english);
