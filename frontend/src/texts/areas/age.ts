/** The settings of somebody under 18, in the page's language. */
import { age as english } from '../en/age';
import { localized } from '../load-messages';

export const age = /* @__PURE__ */ localized('age', english);
