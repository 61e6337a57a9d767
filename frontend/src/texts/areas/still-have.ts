/** The question about old stock, in the page's language. */
import { stillHave as english } from '../en/still-have';
import { localized } from '../load-messages';

export const stillHave = /* @__PURE__ */ localized('stillHave', english);
