// What somebody has received is no longer wanted: one statement over the wants of those cards.
import { cardOf, printingsOf } from '../../cards/index.js';

/**
 * $1 who has received copies, $2 their printings, one for each copy, $3 now: each want has as many fewer, and leaves the watchlist once
 * nothing is left of it. A copy counts for one want: for that of its printing before those of any.
 */
export const TAKE_OFF_RECEIVED = {
  name: 'watchlist.take-off-received',
  text: `with received as materialized (select id, count(*)::int as copies from unnest($2::uuid[]) id group by id),
    counted as materialized (
      select w.card_id, sum(r.copies)::int as copies
      from received r cross join lateral (
        select w.card_id from ${printingsOf(cardOf('r.id'))} same
          join watchlist.want w on w.owner = $1 and w.card_id = same.id
        where w.any_printing or w.card_id = r.id
        order by w.card_id <> r.id, w.changed_at, w.card_id limit 1) w
      group by w.card_id),
    fulfilled as (
      delete from watchlist.watched_card c using counted n, watchlist.want w
      where c.owner = $1 and c.card_id = n.card_id and w.owner = $1 and w.card_id = n.card_id and w.quantity <= n.copies)
    update watchlist.want w set quantity = w.quantity - n.copies, changed_at = $3::timestamptz
    from counted n where w.owner = $1 and w.card_id = n.card_id and w.quantity > n.copies`,
};
