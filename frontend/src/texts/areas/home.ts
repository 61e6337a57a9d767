/** The landing page and the dashboard, in the page's language. */
import { home as english } from '../en/home';
import { localized } from '../load-messages';

export const home = /* @__PURE__ */ localized('home', english);
