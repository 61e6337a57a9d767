/** What is special about a copy, in the page's language. */
import { copies as english } from '../en/copies';
import { localized } from '../load-messages';

export const copies = /* @__PURE__ */ localized('copies', english);
