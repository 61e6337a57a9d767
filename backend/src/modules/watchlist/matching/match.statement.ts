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

/** A page of matching: as many matches, and the rest of those of its last owner. */
const MAX_MATCHES_OF_PAGE = 2000;
/** Comes before every owner. */
export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * $6 owner to start after: the wants of a page of owners, of each all that may fit, and the `last` of them where there may be more. Of
 * each card it reads no more wants than fill the page. Their accounts are open, they look as far as the lister is, neither has
 * blocked the other, and who trades at counters alone learns of stores alone: each want is looked at by itself, as PostgreSQL cannot know
 * how many there are, and would compare each with each.
 */
const WANTED = `counted as materialized (
      select n.*, o.copies from names n join (select current, count(*) as copies from market group by current) o using (current)),
    following as materialized (
      select n.current, n.copies, w.* from counted n
        cross join lateral (
          select * from watchlist.want w
          where w.card_id = n.id and w.owner > $6::uuid and w.owner <> $1 and w.is_alerting and (w.any_printing or n.is_same)
          order by w.owner limit ceil(${MAX_MATCHES_OF_PAGE} / n.copies::float8)) w),
    page as materialized (
      select owner as last from (select owner, sum(copies) over (order by owner) as matches from following) f
      where matches >= ${MAX_MATCHES_OF_PAGE} order by owner limit 1),
    wanted as materialized (
      select f.* from following f
        cross join lateral (select from users.listers where uuid = f.owner limit 1) open
        left join places.located located on located.account = $1
        left join lateral (select * from places.viewers where account = f.owner limit 1) viewer on true
      where f.owner <= coalesce((select last from page), f.owner)
        and not exists (select from watchlist.want_list l where l.uuid = f.list and not l.is_alerting)
        and (located.account is null or coalesce(${LOCATED_KEY} <= 10 * viewer.radius_km, true))
        and ${neitherBlocked('f.owner', '$1')} and ${tradesAnywhere('$1', '$4')}
        and ((select role from users.listers where uuid = $1) = 'STORE' or ${tradesAnywhere('f.owner', '$4')}))`;

/**
 * $1 to $3 and $6 as above, $4 now, $5 batch: keeps what fits of a page, each copy once for each want, and again only when it is
 * cheaper. Says how many are new, and after whom there may be more. Inserts in one order: two transactions that keep the same copies would
 * wait for each other.
 */
export const MATCH = {
  name: 'watchlist.match',
  text: `with ${OFFERED}, ${MARKET}, ${NAMES}, ${WANTED},
    fits as materialized (
      select w.owner, w.card_id, o.uuid, o.price_cents,
        case when o.before_cents > o.price_cents then o.before_cents end as from_cents
      from wanted w join market o using (current) where ${fitsSql('w', 'o')}),
    kept as (
      insert into watchlist.match (owner, card_id, listing, price_cents, from_cents, lister, batch, matched_at)
      select f.owner, f.card_id, f.uuid, f.price_cents, f.from_cents, $1, $5, $4 from fits f
      where not exists (select from watchlist.match m
        where m.owner = f.owner and m.card_id = f.card_id and m.listing = f.uuid and m.price_cents <= f.price_cents)
      order by f.owner, f.card_id, f.uuid
      on conflict do nothing returning 1)
    select count(*)::int as matches, (select last from page) as last from kept`,
};

/** How many offers a notice names. */
export const MAX_BEST = 3;

/**
 * $1 batch, $2 account to start after, $3 the last one or null, $4 how many accounts: what is new for each, the cheapest of the best
 * known cards first. A copy that fits two wants, of a card that is watched under two of its ids, counts once.
 */
export const NEWS = {
  name: 'watchlist.news',
  text: `with owners as materialized (
      select distinct owner from watchlist.match where batch = $1 and owner > $2::uuid and ($3::uuid is null or owner <= $3)
      order by owner limit $4),
    found as materialized (
      select distinct on (m.owner, m.listing) m.owner, m.listing, m.card_id, c.card_name, m.price_cents, m.from_cents, w.list
      from owners o
        cross join lateral (select * from watchlist.match where batch = $1 and owner = o.owner offset 0) m
        join watchlist.watched_card c on c.owner = m.owner and c.card_id = m.card_id
        join watchlist.want w on w.owner = m.owner and w.card_id = m.card_id
      order by m.owner, m.listing, m.price_cents),
    cheapest as materialized (
      select *, row_number() over (partition by owner, card_id order by price_cents, listing) = 1 as is_cheapest from found),
    ranked as (
      select *, count(*) filter (where is_cheapest) over (partition by owner order by price_cents, card_name, listing) as nth
      from cheapest)
    select f.owner as account, count(*)::int as copies, count(distinct f.card_id)::int as cards,
      json_agg(json_build_object('cardId', f.card_id, 'cardName', f.card_name, 'price', f.price_cents / 100.0::float8,
          'before', f.from_cents / 100.0::float8) order by f.nth) filter (where f.is_cheapest and f.nth <= ${MAX_BEST}) as best,
      case when count(f.list) = count(*) and count(distinct f.list) = 1
          then json_build_object('type', 'LIST', 'id', min(f.list::text))
        when count(distinct f.card_id) = 1 and count(f.list) = 0
          then json_build_object('type', 'WANT', 'id', min(f.card_id::text)) end as subject,
      case when count(*) = 1 then min(f.listing::text) end as listing
    from ranked f group by f.owner order by f.owner`,
};
