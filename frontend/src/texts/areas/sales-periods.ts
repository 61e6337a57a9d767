/** The sales of a period, in the page's language. */
import { salesPeriods as english } from '../en/sales-periods';
import { localized } from '../load-messages';

export const salesPeriods = /* @__PURE__ */ localized('salesPeriods', english);
