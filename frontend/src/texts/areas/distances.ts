/** Distances, in the page's language. */
import { distances as english } from '../en/distances';
import { localized } from '../load-messages';

export const distances = /* @__PURE__ */ localized('distances', english);
