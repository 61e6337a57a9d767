/** The watchlist, in the page's language. */
import { watchlist as english } from '../en/watchlist';
import { localized } from '../load-messages';

export const watchlist = /* @__PURE__ */ localized('watchlist', english);
