/** The card that leads a new store to its page, in the page's language. */
import { storeSetup as english } from '../en/store-setup';
import { localized } from '../load-messages';

export const storeSetup = /* @__PURE__ */ localized('storeSetup', english);
