/** Events, in the page's language. */
import { events as english } from '../en/events';
import { spoken } from '../spoken';

export const events = /* @__PURE__ */ spoken('events', english);
