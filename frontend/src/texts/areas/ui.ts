/** The building blocks, in the page's language. */
import { ui as english } from '../en/ui';
import { spoken } from '../spoken';

export const ui = /* @__PURE__ */ spoken('ui', english);
