/** The dialogs of one's own data, in the page's language. */
import { ownData as english } from '../en/own-data';
import { spoken } from '../spoken';

export const ownData = /* @__PURE__ */ spoken('ownData', english);
