/** Sign-in and security, in the page's language. */
import { security as english } from '../en/security';
import { localized } from '../load-messages';

export const security = /* @__PURE__ */ localized('security', english);
