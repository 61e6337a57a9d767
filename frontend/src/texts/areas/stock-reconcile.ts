/** Comparing a file with the stock, in the page's language. */
import { stockReconcile as english } from '../en/stock-reconcile';
import { localized } from '../load-messages';

export const stockReconcile = /* @__PURE__ */ localized('stockReconcile', english);
