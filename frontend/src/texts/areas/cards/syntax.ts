/** The search language, in the page's language. */
import { syntax as english } from '../../en/cards/syntax';
import { localizedPart } from '../../load-messages';

export const syntax = /* @__PURE__ */ localizedPart('cards', 'syntax', english);
