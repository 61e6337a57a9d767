/** Finding a card from any page, and the list of shortcuts, in the page's language. */
import { quick as english } from '../en/quick';
import { localized } from '../load-messages';

export const quick = /* @__PURE__ */ localized('quick', english);
