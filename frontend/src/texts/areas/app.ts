/** The frame around the pages, in the page's language. */
import { app as english } from '../en/app';
import { spoken } from '../spoken';

export const app = /* @__PURE__ */ spoken('app', english);
