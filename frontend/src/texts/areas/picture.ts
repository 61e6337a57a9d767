/** A picture in a form, in the page's language. */
import { picture as english } from '../en/picture';
import { localized } from '../load-messages';

export const picture = /* @__PURE__ */ localized('picture', english);
