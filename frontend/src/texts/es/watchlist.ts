/** Los textos de watchlist. */
import type { Texts } from '../en';

export const watchlist: Texts['watchlist'] = {};
