/** The hand-over of a deal, in the page's language. */
import { handOver as english } from '../en/hand-over';
import { localized } from '../load-messages';

export const handOver = /* @__PURE__ */ localized('handOver', english);
