// The SQL of what is new for somebody: each is one statement, of values that the modules publish which own the figures.
import { arrayText } from '../../platform/database/json-page.js';
import { copyInStock, IN_STOCK, newestCopiesOf } from '../listings/index.js';
import { mostWatched, newestWatchedIds } from '../watchlist/index.js';

/** The most cards of an answer. */
export const MAX_NEWS = 6;
/** So many of the watched cards are looked for, those that were watched last. */
export const MAX_WATCHED = 200;

/** What others have in stock of the cards that $1 watches, as JSON. */
export const WATCHED_IN_STOCK = {
  name: 'dashboard.watched-in-stock',
  text: `select ${newestCopiesOf(newestWatchedIds(MAX_WATCHED), MAX_NEWS)}::text as answer`,
};

/** The cards in the stock of $1 that most others watch, as JSON. */
export const MOST_WATCHED = {
  name: 'dashboard.most-watched',
  text: `select ${arrayText({
    entry: `l.card_id as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet",
      l.card_set_code as "cardSetCode", l.card_number as "cardNumber", l.watchers`,
    rows: `select * from (${mostWatched(IN_STOCK, MAX_NEWS)}) watched
      cross join lateral ${copyInStock('watched.card_id')} copy order by watched.watchers desc, watched.card_id`,
  })}::text as answer`,
};
