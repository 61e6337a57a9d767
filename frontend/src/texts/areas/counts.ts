/** The age of counts, in the page's language. */
import { counts as english } from '../en/counts';
import { localized } from '../load-messages';

export const counts = /* @__PURE__ */ localized('counts', english);
