/** What the server says, in the page's language. */
import { server as english } from '../en/server';
import { localized } from '../load-messages';

export const server = /* @__PURE__ */ localized('server', english);
