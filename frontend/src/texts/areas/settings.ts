/** Settings, in the page's language. */
import { settings as english } from '../en/settings';
import { localized } from '../load-messages';

export const settings = /* @__PURE__ */ localized('settings', english);
