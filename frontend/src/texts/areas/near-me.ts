/** Stores near somebody without an account, in the page's language. */
import { nearMe as english } from '../en/near-me';
import { localized } from '../load-messages';

export const nearMe = /* @__PURE__ */ localized('nearMe', english);
