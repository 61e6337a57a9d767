/** Listings, in the page's language. */
import { listings as english } from '../en/listings';
import { spoken } from '../spoken';

export const listings = /* @__PURE__ */ spoken('listings', english);
