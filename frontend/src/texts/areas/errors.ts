/** What the server's errors say, in the page's language. */
import { errors as english } from '../en/errors';
import { localized } from '../load-messages';

export const errors = /* @__PURE__ */ localized('errors', english);
