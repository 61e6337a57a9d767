/** Mana symbols, in the page's language. */
import { mana as english } from '../../en/cards/mana';
import { localizedPart } from '../../load-messages';

export const mana = /* @__PURE__ */ localizedPart('cards', 'mana', english);
