/** The page of a card, in the page's language. */
import { page as english } from '../../en/cards/page';
import { spokenPart } from '../../spoken';

export const page = /* @__PURE__ */ spokenPart('cards', 'page', english);
