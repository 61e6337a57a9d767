/** Cards, in the page's language. */
import { cards as english } from '../en/cards';
import { spoken } from '../spoken';

export const cards = /* @__PURE__ */ spoken('cards', english);
