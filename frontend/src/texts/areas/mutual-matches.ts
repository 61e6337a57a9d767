/** Players with whom the visitor could trade, in the page's language. */
import { mutualMatches as english } from '../en/mutual-matches';
import { localized } from '../load-messages';

export const mutualMatches = /* @__PURE__ */ localized('mutualMatches', english);
