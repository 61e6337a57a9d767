/** Exporting stock, in the page's language. */
import { stockExport as english } from '../en/stock-export';
import { localized } from '../load-messages';

export const stockExport = /* @__PURE__ */ localized('stockExport', english);
