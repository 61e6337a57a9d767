/** Mana symbols, in the page's language. */
import { mana as english } from '../../en/cards/mana';
import { spokenPart } from '../../spoken';

export const mana = /* @__PURE__ */ spokenPart('cards', 'mana', english);
