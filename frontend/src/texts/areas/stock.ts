/** Stock, in the page's language. */
import { stock as english } from '../en/stock';
import { localized } from '../load-messages';

export const stock = /* @__PURE__ */ localized('stock', english);
