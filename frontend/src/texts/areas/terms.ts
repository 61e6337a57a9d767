/** The terms that come with an account, in the page's language. */
import { terms as english } from '../en/terms';
import { spoken } from '../spoken';

export const terms = /* @__PURE__ */ spoken('terms', english);
