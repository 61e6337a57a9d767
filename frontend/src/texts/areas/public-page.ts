/** What public pages share, in the page's language. */
import { publicPage as english } from '../en/public-page';
import { localized } from '../load-messages';

export const publicPage = /* @__PURE__ */ localized('publicPage', english);
