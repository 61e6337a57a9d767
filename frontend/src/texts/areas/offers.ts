/** An offer, in the page's language. */
import { offers as english } from '../en/offers';
import { localized } from '../load-messages';

export const offers = /* @__PURE__ */ localized('offers', english);
