/** A deal, in the page's language. */
import { deals as english } from '../en/deals';
import { localized } from '../load-messages';

export const deals = /* @__PURE__ */ localized('deals', english);
