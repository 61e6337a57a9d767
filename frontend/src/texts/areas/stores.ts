/** Stores, in the page's language. */
import { stores as english } from '../en/stores';
import { localized } from '../load-messages';

export const stores = /* @__PURE__ */ localized('stores', english);
