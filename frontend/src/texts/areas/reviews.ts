/** Reviews and records, in the page's language. */
import { reviews as english } from '../en/reviews';
import { localized } from '../load-messages';

export const reviews = /* @__PURE__ */ localized('reviews', english);
