/** Who goes to events, in the page's language. */
import { attendance as english } from '../en/attendance';
import { localized } from '../load-messages';

export const attendance = /* @__PURE__ */ localized('attendance', english);
