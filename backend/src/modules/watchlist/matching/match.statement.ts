// Which wants the copies fit that somebody has just posted or changed: one statement over the wants of those cards alone.
import { cardOf, marketCents, printingsOf } from '../../cards/index.js';
import { isOnMarket, neitherBlocked } from '../../listings/index.js';
import { LOCATED_KEY } from '../../places/index.js';
import { tradesAnywhere } from '../../users/index.js';
import { fitsSql, wearOf } from './fits.sql.js';

const COPY = 'c.uuid, c.card_id, c.type, c.condition, c.finish, c.language, c.price_cents, c.counted_at';

/** $1 lister, $2 what was posted, $3 what has changed, as `OfferedCopies` has both: what of it is active still. */
const OFFERED = `offered as materialized (
      select ${COPY}, null::int as before_cents
      from json_to_recordset($2::json) as p ("from" timestamptz, copies int)
        join listings.copies c on c.lister = $1 and c.created_at > p."from"
          and c.created_at <= p."from" + p.copies * interval '1 microsecond'
      where c.status = 'ACTIVE'
      union all
      select ${COPY}, (o.pair ->> 1)::int
      from json_array_elements_text($3::json) chunk cross join lateral json_array_elements(chunk::json) as o (pair)
        cross join lateral (select * from listings.copies where uuid = (o.pair ->> 0)::uuid limit 1) c
      where c.lister = $1 and c.status = 'ACTIVE')`;

/** What of it is on the market, with the printing that its card goes by, and what that costs. */
const MARKET = `market as materialized (
      select o.*, coalesce(h.merged_into, o.card_id) as current, ${wearOf('o.condition')} as wear,
        (select ${marketCents('o.finish')} from cards.tradeable m where m.asked_id = o.card_id limit 1) as market_cents
      from offered o join users.listers s on s.uuid = $1
        left join lateral (select merged_into from cards.merged_cards where id = o.card_id limit 1) h on true
      where o.type in ('SELL', 'TRADE') and ${isOnMarket('o.counted_at', 's.role', '$4')})`;

/** The IDs that these cards may be wanted by: those of all their printings, and whether one is of the printing itself. */
const NAMES = `names as materialized (
      select c.current, same.id, coalesce(h.merged_into, same.id) = c.current as is_same
      from (select distinct current from market) c
        cross join lateral ${printingsOf(cardOf('c.current'))} same
        left join lateral (select merged_into from cards.merged_cards where id = same.id limit 1) h on true)`;

const WANTED = `wanted as materialized (
      select n.current, w.* from names n
        cross join lateral (
          select * from watchlist.want w
          where w.card_id = n.id and w.owner <> $1 and w.is_alerting and (w.any_printing or n.is_same) offset 0) w
      where not exists (select from watchlist.want_list l where l.uuid = w.list and not l.is_alerting))`;

/** Whose accounts are open, who look as far as the lister is, and where neither has blocked the other. */
const NEAR = `near as materialized (
      select o.owner from (select distinct owner from wanted) o
        cross join lateral (select from users.listers where uuid = o.owner limit 1) open
        left join places.located located on located.account = $1
        left join lateral (select * from places.viewers where account = o.owner limit 1) viewer on true
      where (located.account is null or coalesce(${LOCATED_KEY} <= 10 * viewer.radius_km, true))
        and ${neitherBlocked('o.owner', '$1')} and ${tradesAnywhere('$1', '$4')})`;

/**
 * $1 to $3 as above, $4 now, $5 batch: keeps what fits, each copy once for each want, and again only when it is cheaper. Says how
 * many are new.
 */
export const MATCH = {
  name: 'watchlist.match',
  text: `with ${OFFERED}, ${MARKET}, ${NAMES}, ${WANTED}, ${NEAR},
    fits as materialized (
      select w.owner, w.card_id, o.uuid, o.price_cents,
        case when o.before_cents > o.price_cents then o.before_cents end as from_cents
      from wanted w join near using (owner) join market o using (current) where ${fitsSql('w', 'o')}),
    kept as (
      insert into watchlist.match (owner, card_id, listing, price_cents, from_cents, lister, batch, matched_at)
      select f.owner, f.card_id, f.uuid, f.price_cents, f.from_cents, $1, $5, $4 from fits f
      where not exists (select from watchlist.match m
        where m.owner = f.owner and m.card_id = f.card_id and m.listing = f.uuid and m.price_cents <= f.price_cents)
      on conflict do nothing returning 1)
    select count(*)::int as matches from kept`,
};

/** How many offers a notice names. */
export const MAX_BEST = 3;

/**
 * $1 batch, $2 account to start after, $3 how many accounts: what is new for each, the cheapest of the best known cards first. A copy
 * that fits two wants, of a card that is watched under two of its ids, counts once.
 */
export const NEWS = {
  name: 'watchlist.news',
  text: `with owners as materialized (
      select distinct owner from watchlist.match where batch = $1 and owner > $2::uuid order by owner limit $3),
    found as materialized (
      select distinct on (m.owner, m.listing) m.owner, m.listing, m.card_id, c.card_name, m.price_cents, m.from_cents, w.list
      from owners o join watchlist.match m on m.batch = $1 and m.owner = o.owner
        join watchlist.watched_card c on c.owner = m.owner and c.card_id = m.card_id
        join watchlist.want w on w.owner = m.owner and w.card_id = m.card_id
      order by m.owner, m.listing, m.price_cents),
    cheapest as materialized (
      select *, row_number() over (partition by owner order by price_cents, card_name, listing) as nth from (
        select distinct on (owner, card_id) * from found order by owner, card_id, price_cents, listing) cards)
    select f.owner as account, count(*)::int as copies, count(distinct f.card_id)::int as cards,
      (select json_agg(json_build_object('cardId', c.card_id, 'cardName', c.card_name, 'price', c.price_cents / 100.0::float8,
          'before', c.from_cents / 100.0::float8) order by c.nth)
        from cheapest c where c.owner = f.owner and c.nth <= ${MAX_BEST}) as best,
      case when count(f.list) = count(*) and count(distinct f.list) = 1
          then json_build_object('type', 'LIST', 'id', min(f.list::text))
        when count(distinct f.card_id) = 1 and count(f.list) = 0
          then json_build_object('type', 'WANT', 'id', min(f.card_id::text)) end as subject,
      case when count(*) = 1 then min(f.listing::text) end as listing
    from found f group by f.owner order by f.owner`,
};
