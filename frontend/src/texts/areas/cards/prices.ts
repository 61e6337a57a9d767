/** Prices, in the page's language. */
import { prices as english } from '../../en/cards/prices';
import { spokenPart } from '../../spoken';

export const prices = /* @__PURE__ */ spokenPart('cards', 'prices', english);
