// What somebody has received is no longer wanted, until the deal is undone: one statement each over the wants of those cards.
import { cardOf, idsOf, printingsOf } from '../../cards/index.js';
import { wearOf } from '../matching/fits.sql.js';

/**
 * $1 who has received copies, $2 their card, $3 finish, $4 language, $5 condition, $6 how many, $7 now, $8 the deal: takes them off one want
 * that they fit, that of their printing before those of any, and says how many it took; the others may fit another want. A want leaves the
 * watchlist once nothing is left of it. For what it was given is no matter.
 */
export const TAKE_OFF_RECEIVED = {
  name: 'watchlist.take-off-received',
  text: `with fitting as materialized (
      select w.*, least(w.quantity, $6::int) as taken from ${printingsOf(cardOf('$2::uuid'))} same
        join watchlist.want w on w.owner = $1 and w.card_id = same.id
        cross join lateral (select w.card_id = any (array${idsOf('$2')}) as is_same) printing
      where (w.any_printing or is_same)
        and (w.finishes is null or $3 = any (w.finishes)) and (w.languages is null or $4 = any (w.languages))
        and (w.least_condition is null or ${wearOf('$5')} <= ${wearOf('w.least_condition')})
      order by is_same desc, w.changed_at, w.card_id limit 1),
    noted as (
      insert into watchlist.received as r (owner, deal, card_id, copies, want, watched, received_at)
      select $1, $8, f.card_id, f.taken, to_jsonb(w), to_jsonb(c), $7::timestamptz
      from fitting f join watchlist.want w on w.owner = $1 and w.card_id = f.card_id
        join watchlist.watched_card c on c.owner = $1 and c.card_id = f.card_id
      on conflict (owner, deal, card_id) do update set copies = r.copies + excluded.copies),
    fulfilled as (
      delete from watchlist.watched_card c using fitting f
      where c.owner = $1 and c.card_id = f.card_id and f.quantity = f.taken),
    lessened as (
      update watchlist.want w set quantity = w.quantity - f.taken, changed_at = $7::timestamptz, version = w.version + 1
      from fitting f where w.owner = $1 and w.card_id = f.card_id and f.quantity > f.taken)
    select taken from fitting`,
};

const WATCHED =
  'owner, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, added_at';
const SAID = 'any_printing, least_condition, finishes, languages, max_cents, max_percent, for_trade, note';
const KEPT = `owner, card_id, ${SAID}, visibility, is_alerting`;
/** The deal took off all of what a row of `received` says was wanted: of less, its owner has the rest, or has taken it off themselves. */
const TOOK_ALL = `(want ->> 'quantity')::int <= copies`;
/** $1 who had received copies, $2 the deal: cards that it took off the watchlist are on it again. */
export const WATCH_AGAIN = {
  name: 'watchlist.watch-again',
  text: `insert into watchlist.watched_card (${WATCHED})
    select ${WATCHED.replaceAll(/\w+/g, 'c.$&')} from watchlist.received r
      cross join lateral jsonb_populate_record(null::watchlist.watched_card, r.watched) c
    where r.owner = $1 and r.deal = $2 and ${TOOK_ALL}
    on conflict (owner, card_id) do nothing`,
};
/**
 * $1 who had received copies, $2 the deal, $3 now: each want has as many more again. One that the deal took off is there again, in its list
 * if that is.
 */
export const WANT_AGAIN = {
  name: 'watchlist.want-again',
  text: `with back as materialized (delete from watchlist.received where owner = $1 and deal = $2 returning *)
    insert into watchlist.want as w (${KEPT}, list, quantity, changed_at)
    select ${KEPT.replaceAll(/\w+/g, 'k.$&')}, (select uuid from watchlist.want_list where owner = $1 and uuid = k.list),
      b.copies, $3::timestamptz
    from back b cross join lateral jsonb_populate_record(null::watchlist.want, b.want) k
      join watchlist.watched_card c on c.owner = $1 and c.card_id = b.card_id
    where ${TOOK_ALL} or exists (select from watchlist.want w where w.owner = $1 and w.card_id = b.card_id)
    on conflict (owner, card_id) do update
      set quantity = least(w.quantity + excluded.quantity, 999), changed_at = excluded.changed_at, version = w.version + 1`,
};
