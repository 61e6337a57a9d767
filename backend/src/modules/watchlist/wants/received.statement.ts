// What somebody has received is no longer wanted, until the deal is undone: one statement each over the wants of those cards.
import { cardOf, printingsOf } from '../../cards/index.js';
import { wearOf } from '../matching/fits.sql.js';

/**
 * $1 who has received copies, $2 the copies, $3 now, $4 the deal: each want has as many fewer, and leaves the watchlist once nothing is left
 * of it. A copy counts for one want that it fits: for that of its printing before those of any. For what it was given is no matter.
 */
export const TAKE_OFF_RECEIVED = {
  name: 'watchlist.take-off-received',
  text: `with received as materialized (
      select "cardId" as id, finish, language, condition, count(*)::int as copies
      from json_to_recordset($2::json) as ("cardId" uuid, finish text, language text, condition text)
      group by "cardId", finish, language, condition),
    counted as materialized (
      select w.card_id, sum(r.copies)::int as copies
      from received r cross join lateral (
        select w.card_id from ${printingsOf(cardOf('r.id'))} same
          join watchlist.want w on w.owner = $1 and w.card_id = same.id
        where (w.any_printing or w.card_id = r.id)
          and (w.finishes is null or r.finish = any (w.finishes)) and (w.languages is null or r.language = any (w.languages))
          and (w.least_condition is null or ${wearOf('r.condition')} <= ${wearOf('w.least_condition')})
        order by w.card_id <> r.id, w.changed_at, w.card_id limit 1) w
      group by w.card_id),
    noted as (
      insert into watchlist.received (owner, deal, card_id, copies, want, watched, received_at)
      select $1, $4, n.card_id, least(n.copies, w.quantity), to_jsonb(w), to_jsonb(c), $3::timestamptz
      from counted n join watchlist.want w on w.owner = $1 and w.card_id = n.card_id
        join watchlist.watched_card c on c.owner = $1 and c.card_id = n.card_id
      on conflict (owner, deal, card_id) do nothing),
    fulfilled as (
      delete from watchlist.watched_card c using counted n, watchlist.want w
      where c.owner = $1 and c.card_id = n.card_id and w.owner = $1 and w.card_id = n.card_id and w.quantity <= n.copies)
    update watchlist.want w set quantity = w.quantity - n.copies, changed_at = $3::timestamptz
    from counted n where w.owner = $1 and w.card_id = n.card_id and w.quantity > n.copies`,
};

const WATCHED =
  'owner, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, added_at';
const SAID = 'any_printing, least_condition, finishes, languages, max_cents, max_percent, for_trade, note';
const KEPT = `owner, card_id, ${SAID}, visibility, is_alerting`;
/** $1 who had received copies, $2 the deal: cards that it took off the watchlist are on it again. */
export const WATCH_AGAIN = {
  name: 'watchlist.watch-again',
  text: `insert into watchlist.watched_card (${WATCHED})
    select ${WATCHED.replaceAll(/\w+/g, 'c.$&')} from watchlist.received r
      cross join lateral jsonb_populate_record(null::watchlist.watched_card, r.watched) c
    where r.owner = $1 and r.deal = $2 and exists (select from users.listers where uuid = $1)
    on conflict (owner, card_id) do nothing`,
};
/** $1 who had received copies, $2 the deal, $3 now: each want has as many more again, or is there again in its list if that is. */
export const WANT_AGAIN = {
  name: 'watchlist.want-again',
  text: `with back as materialized (delete from watchlist.received where owner = $1 and deal = $2 returning *)
    insert into watchlist.want as w (${KEPT}, list, quantity, changed_at)
    select ${KEPT.replaceAll(/\w+/g, 'k.$&')}, (select uuid from watchlist.want_list where owner = $1 and uuid = k.list),
      b.copies, $3::timestamptz
    from back b cross join lateral jsonb_populate_record(null::watchlist.want, b.want) k
      join watchlist.watched_card c on c.owner = $1 and c.card_id = b.card_id
    on conflict (owner, card_id) do update
      set quantity = least(w.quantity + excluded.quantity, 999), changed_at = excluded.changed_at`,
};
