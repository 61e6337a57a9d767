/** The search language, in the page's language. */
import { syntax as english } from '../../en/cards/syntax';
import { spokenPart } from '../../spoken';

export const syntax = /* @__PURE__ */ spokenPart('cards', 'syntax', english);
