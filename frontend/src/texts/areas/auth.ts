/** Accounts, in the page's language. */
import { auth as english } from '../en/auth';
import { spoken } from '../spoken';

export const auth = /* @__PURE__ */ spoken('auth', english);
