/** Every form, in the page's language. */
import { forms as english } from '../en/forms';
import { localized } from '../load-messages';

export const forms = /* @__PURE__ */ localized('forms', english);
