/** Sign-in and security, in the page's language. */
import { security as english } from '../en/security';
import { spoken } from '../spoken';

export const security = /* @__PURE__ */ spoken('security', english);
