/** Where to get a list of cards, in the page's language. */
import { cover as english } from '../en/cover';
import { localized } from '../load-messages';

export const cover = /* @__PURE__ */ localized('cover', english);
