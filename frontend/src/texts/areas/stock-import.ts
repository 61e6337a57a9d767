/** Importing stock, in the page's language. */
import { stockImport as english } from '../en/stock-import';
import { localized } from '../load-messages';

export const stockImport = /* @__PURE__ */ localized('stockImport', english);
