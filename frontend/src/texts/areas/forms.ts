/** Every form, in the page's language. */
import { forms as english } from '../en/forms';
import { spoken } from '../spoken';

export const forms = /* @__PURE__ */ spoken('forms', english);
