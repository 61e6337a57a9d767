/** The watchlist, in the page's language. */
import { watchlist as english } from '../en/watchlist';
import { spoken } from '../spoken';

export const watchlist = /* @__PURE__ */ spoken('watchlist', english);
