/** The screen where a store writes its public page, in the page's language. */
import { storePage as english } from '../en/store-page';
import { localized } from '../load-messages';

export const storePage = /* @__PURE__ */ localized('storePage', english);
