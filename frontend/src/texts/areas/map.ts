/** Maps, in the page's language. */
import { map as english } from '../en/map';
import { localized } from '../load-messages';

export const map = /* @__PURE__ */ localized('map', english);
