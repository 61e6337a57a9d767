/** A store's part in deals of others, in the page's language. */
import { witness as english } from '../en/witness';
import { localized } from '../load-messages';

export const witness = /* @__PURE__ */ localized('witness', english);
