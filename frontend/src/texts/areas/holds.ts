/** Holding a store's cards, in the page's language. */
import { holds as english } from '../en/holds';
import { localized } from '../load-messages';

export const holds = /* @__PURE__ */ localized('holds', english);
