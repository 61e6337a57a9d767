/** What the server says, in the page's language. */
import { server as english } from '../en/server';
import { spoken } from '../spoken';

export const server = /* @__PURE__ */ spoken('server', english);
