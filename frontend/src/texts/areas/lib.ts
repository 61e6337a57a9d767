/** What several parts say, in the page's language. */
import { lib as english } from '../en/lib';
import { localized } from '../load-messages';

export const lib = /* @__PURE__ */ localized('lib', english);
