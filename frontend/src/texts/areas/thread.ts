/** The messages inside offers and deals, in the page's language. */
import { thread as english } from '../en/thread';
import { localized } from '../load-messages';

export const thread = /* @__PURE__ */ localized('thread', english);
