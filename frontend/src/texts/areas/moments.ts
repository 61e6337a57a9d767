/** Days and times, in the page's language. */
import { moments as english } from '../en/moments';
import { localized } from '../load-messages';

export const moments = /* @__PURE__ */ localized('moments', english);
