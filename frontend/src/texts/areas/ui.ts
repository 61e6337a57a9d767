/** The building blocks, in the page's language. */
import { ui as english } from '../en/ui';
import { localized } from '../load-messages';

export const ui = /* @__PURE__ */ localized('ui', english);
