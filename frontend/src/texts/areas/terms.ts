/** The terms that come with an account, in the page's language. */
import { terms as english } from '../en/terms';
import { localized } from '../load-messages';

export const terms = /* @__PURE__ */ localized('terms', english);
