/** The languages of cards, in the page's language. */
import { cardLanguages as english } from '../en/card-languages';
import { localized } from '../load-messages';

export const cardLanguages = /* @__PURE__ */ localized('cardLanguages', english);
