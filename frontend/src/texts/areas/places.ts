/** Places, in the page's language. */
import { places as english } from '../en/places';
import { localized } from '../load-messages';

export const places = /* @__PURE__ */ localized('places', english);
