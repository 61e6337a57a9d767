/** A store's queue of deals, in the page's language. */
import { dealQueue as english } from '../en/deal-queue';
import { localized } from '../load-messages';

export const dealQueue = /* @__PURE__ */ localized('dealQueue', english);
