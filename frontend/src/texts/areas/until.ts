/** Until when something is held, and when people meet, in the page's language. */
import { until as english } from '../en/until';
import { localized } from '../load-messages';

export const until = /* @__PURE__ */ localized('until', english);
