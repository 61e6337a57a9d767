/** The landing page and the dashboard, in the page's language. */
import { home as english } from '../en/home';
import { spoken } from '../spoken';

export const home = /* @__PURE__ */ spoken('home', english);
