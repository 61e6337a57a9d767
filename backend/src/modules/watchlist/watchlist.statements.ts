// The SQL of the reads. A page comes with one row more, so that the next page is known without a second look.

const COLUMNS = `w.card_id, w.card_name, w.card_set_code, w.card_set_name, w.card_number, w.card_image_url, w.added_at,
  m.usd_cents as market_cents, m.usd_foil_cents as market_foil_cents, m.as_of::text as market_day`;
/** A card that is on the list by two of its ids is shown by the one that came first. */
const once = (entry: string) => `not (${entry}.card_id in (select id from cards.aliases) and exists (
      select from cards.aliases a join watchlist.watched_card e on e.card_id = a.other and e.owner = ${entry}.owner
      where a.id = ${entry}.card_id and (e.added_at, e.card_id) < (${entry}.added_at, ${entry}.card_id)))`;
/**
 * A card that the card database has lost has no price, but stays on the list. Prices are looked up one by one: a list is
 * short, the card database is not.
 */
const LIST = `from watchlist.watched_card w
    left join lateral (select * from cards.market_prices p where p.card_id = w.card_id limit 1) m on true`;

/** $1 owner, $2 limit, $3 moment and $4 card to start after. */
export const OF_OWNER = {
  name: 'watchlist.of-owner',
  text: `select ${COLUMNS}, w.added_at::text as position,
      (select count(*)::int from watchlist.watched_card c where c.owner = $1 and ${once('c')}) as total
    ${LIST}
    where w.owner = $1 and ${once('w')} and (w.added_at, w.card_id) < ($3::timestamptz, $4::uuid)
    order by w.added_at desc, w.card_id desc limit $2::int + 1`,
};

/** The newest of a list, without a total: $1 owner, $2 limit. */
export const NEWEST = {
  name: 'watchlist.newest',
  text: `select ${COLUMNS} ${LIST} where w.owner = $1 and ${once('w')} order by w.added_at desc, w.card_id desc limit $2::int`,
};

/** The ids of the card $2: its own, and those of the cards that were merged with it. */
const SAME = `array(select $2::uuid union all select other from cards.aliases where id = $2)`;

/** $1 owner, $2 card. */
export const CONTAINS = {
  name: 'watchlist.contains',
  text: `select 1 from watchlist.watched_card where owner = $1 and card_id = any (${SAME}) limit 1`,
};
