/** The dialogs of one's own data, in the page's language. */
import { ownData as english } from '../en/own-data';
import { localized } from '../load-messages';

export const ownData = /* @__PURE__ */ localized('ownData', english);
