/** The names of the screens of offers and deals, in the page's language. */
import { trades as english } from '../en/trades';
import { localized } from '../load-messages';

export const trades = /* @__PURE__ */ localized('trades', english);
