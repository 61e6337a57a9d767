/** Prices, in the page's language. */
import { prices as english } from '../../en/cards/prices';
import { localizedPart } from '../../load-messages';

export const prices = /* @__PURE__ */ localizedPart('cards', 'prices', english);
