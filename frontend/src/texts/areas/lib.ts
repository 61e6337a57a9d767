/** What several parts say, in the page's language. */
import { lib as english } from '../en/lib';
import { spoken } from '../spoken';

export const lib = /* @__PURE__ */ spoken('lib', english);
