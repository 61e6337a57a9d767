/** The frame around the pages, in the page's language. */
import { app as english } from '../en/app';
import { localized } from '../load-messages';

export const app = /* @__PURE__ */ localized('app', english);
