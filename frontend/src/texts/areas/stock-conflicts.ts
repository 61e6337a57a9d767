/** Cards that deals keep while a stock says that they are gone, in the page's language. */
import { stockConflicts as english } from '../en/stock-conflicts';
import { localized } from '../load-messages';

export const stockConflicts = /* @__PURE__ */ localized('stockConflicts', english);
