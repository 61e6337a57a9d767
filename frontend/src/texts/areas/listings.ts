/** Listings, in the page's language. */
import { listings as english } from '../en/listings';
import { localized } from '../load-messages';

export const listings = /* @__PURE__ */ localized('listings', english);
