/** The texts of messages to listers, in the page's language. */
import { messages as english } from '../en/messages';
import { spoken } from '../spoken';

export const messages = /* @__PURE__ */ spoken('messages', english);
