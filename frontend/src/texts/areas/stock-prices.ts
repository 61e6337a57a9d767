/** Price rules, in the page's language. */
import { stockPrices as english } from '../en/stock-prices';
import { localized } from '../load-messages';

export const stockPrices = /* @__PURE__ */ localized('stockPrices', english);
