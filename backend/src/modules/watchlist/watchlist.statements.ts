// The SQL of the reads; what is shown, PostgreSQL writes as JSON.
import { moment, pageNdjson } from '../../platform/database/json-page.js';

/**
 * A card that is on the list by two of its ids is shown by the one that came first: these are the others. It is seldom so;
 * one look at the index of what was merged tells that a list has none.
 */
const DUPLICATES = `with twice as materialized (
    select array(select card_id from (
      select w.card_id, row_number() over (
        partition by coalesce(h.merged_into, w.card_id) order by w.added_at, w.card_id) as nth
      from watchlist.watched_card w left join cards.merged_cards h on h.id = w.card_id
      where w.owner = $1 and (select exists (select from cards.merged_cards where id = any (
        array(select card_id from watchlist.watched_card where owner = $1))))) known where nth > 1) as ids)`;

/** The entry of a row `l`, but for its prices, which the card database tells; a line of it has the card's id before. */
const ENTRY = {
  id: 'l.card_id',
  entry: `l.card_id as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet", l.card_set_code as "cardSetCode",
    l.card_number as "cardNumber", l.card_image_url as "cardImageUrl", ${moment('l.added_at')} as "addedAt"`,
};

const newestRows = (limit: string, after = '') => `select w.* from watchlist.watched_card w
    where w.owner = $1 and w.card_id <> all ((select ids from twice)::uuid[]) ${after}
    order by w.added_at desc, w.card_id desc limit ${limit}`;

/** $1 owner, $2 limit, $3 moment and $4 card to start after. */
export const OF_OWNER = {
  name: 'watchlist.of-owner',
  text: `${DUPLICATES} ${pageNdjson({
    ...ENTRY,
    key: 'l.added_at, l.card_id',
    rows: newestRows('$2::int + 1', 'and (w.added_at, w.card_id) < ($3::timestamptz, $4::uuid)'),
    total: `select count(*)::int - cardinality((select ids from twice))
      from watchlist.watched_card where owner = $1`,
  })}`,
};
