/** Hand-overs that need more than two codes, in the page's language. */
import { dealEnds as english } from '../en/deal-ends';
import { localized } from '../load-messages';

export const dealEnds = /* @__PURE__ */ localized('dealEnds', english);
