/** The public page of a store, in the page's language. */
import { storefront as english } from '../en/storefront';
import { localized } from '../load-messages';

export const storefront = /* @__PURE__ */ localized('storefront', english);
