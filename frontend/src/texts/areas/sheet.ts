/** The fair-trade sheet, in the page's language. */
import { sheet as english } from '../en/sheet';
import { localized } from '../load-messages';

export const sheet = /* @__PURE__ */ localized('sheet', english);
