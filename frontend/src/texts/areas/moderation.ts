/** Blocks, reports and decisions, in the page's language. */
import { moderation as english } from '../en/moderation';
import { localized } from '../load-messages';

export const moderation = /* @__PURE__ */ localized('moderation', english);
