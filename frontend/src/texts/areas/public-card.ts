/** The public page of a card, in the page's language. */
import { publicCard as english } from '../en/public-card';
import { localized } from '../load-messages';

export const publicCard = /* @__PURE__ */ localized('publicCard', english);
