/** Accounts, in the page's language. */
import { auth as english } from '../en/auth';
import { localized } from '../load-messages';

export const auth = /* @__PURE__ */ localized('auth', english);
