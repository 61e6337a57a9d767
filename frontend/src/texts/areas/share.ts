/** Sharing a page, in the page's language. */
import { share as english } from '../en/share';
import { localized } from '../load-messages';

export const share = /* @__PURE__ */ localized('share', english);
