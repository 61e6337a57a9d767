/** Settings, in the page's language. */
import { settings as english } from '../en/settings';
import { spoken } from '../spoken';

export const settings = /* @__PURE__ */ spoken('settings', english);
