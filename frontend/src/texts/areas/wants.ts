/** What is wanted of watched cards, in the page's language. */
import { wants as english } from '../en/wants';
import { localized } from '../load-messages';

export const wants = /* @__PURE__ */ localized('wants', english);
