/** The page of a card, in the page's language. */
import { page as english } from '../../en/cards/page';
import { localizedPart } from '../../load-messages';

export const page = /* @__PURE__ */ localizedPart('cards', 'page', english);
