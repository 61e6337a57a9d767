// The SQL of who nearby has, buys or wants a card. Each is one statement over the listings or the wants of those cards alone.
import { dollars, moment, pageText } from '../../../platform/database/json-page.js';
import { idsOf, marketCents } from '../../cards/index.js';
import { isOnMarket, neitherBlocked } from '../../listings/index.js';
import { distanceKey, distanceTo, isWithinRadius, viewerSql } from '../../places/index.js';
import { tradesAnywhere } from '../../users/index.js';
import { fitsSql, wearOf } from '../matching/fits.sql.js';
import { namesOf } from '../matching/names.sql.js';

/** The smallest number of people that is said, and the steps in which it is: nobody is found among fewer. */
export const CROWDS = [3, 5, 10, 20, 50, 100] as const;
/** As many copies of one printing, wherever they are, are looked at for who is near. */
const MAX_ANYWHERE = 20_000;
/** As many wants of one printing are, until as many people are found as the largest step says. Of more, the number is a lower bound. */
const MAX_WANTS = 5000;
/** As many copies of one printing near the caller are compared, those that matter most first. */
const MAX_NEAR = 1000;
/** As many of the latest matches are listed. */
const MAX_MATCHES = 2000;

/** Copies `l` of a printing `n` by those near, for a want `w`. */
const copiesNear = (
  condition: string,
  order: string,
): string => `(select lister, type, price_cents, counted_at, condition, finish, language, ${wearOf('condition')} as wear,
            case when w.max_percent is not null then (
              select ${marketCents('a.finish')} from cards.tradeable m where m.asked_id = a.card_id limit 1) end as market_cents
          from listings.active a where a.card_id = n.id and a.lister = any ((select array_agg(lister) from listers)::uuid[])
            and ${condition} order by ${order} limit ${MAX_NEAR})`;

/** $1 caller, $2 cards, $3 now: of each that the caller wants, who within their radius has and who buys it. */
export const SUPPLY = {
  name: 'watchlist.supply',
  text: `with ${viewerSql('$1')},
    wants as materialized (
      select w.card_id as id, w.* from unnest($2::uuid[]) asked (card_id) join watchlist.want w using (card_id) where w.owner = $1),
    names as materialized (${namesOf('wants')}),
    listers as materialized (
      select s.lister, u.role from (
          select distinct l.lister from names n
            cross join lateral (select lister from listings.active where card_id = n.id limit ${MAX_ANYWHERE}) l) s
        cross join lateral (select role from users.listers where uuid = s.lister limit 1) u
      where s.lister <> $1 and ${isWithinRadius(distanceKey('s.lister'))} and ${neitherBlocked('$1', 's.lister')}
        and ${tradesAnywhere('s.lister', '$3')}),
    copies as materialized (
      select n.asked, l.* from names n join wants w on w.id = n.asked
        cross join lateral (
          ${copiesNear(`a.type <> 'BUY'`, 'a.price_cents')}
          union all ${copiesNear(`a.type = 'BUY'`, 'a.price_cents desc')}) l
      where n.is_same or w.any_printing),
    offers as materialized (
      select o.asked, o.lister, o.price_cents, r.role, o.type = 'BUY' as buys,
        o.type <> 'BUY' and (${fitsSql('w', 'o')}) as fits
      from copies o join wants w on w.id = o.asked join listers r using (lister) where ${isOnMarket('o.counted_at', 'r.role', '$3')})
    select asked as "cardId", count(distinct lister) filter (where fits and role = 'STORE')::int as stores,
      count(distinct lister) filter (where fits and role = 'USER')::int as players,
      ${dollars('min(price_cents) filter (where fits)')} as "lowestPrice",
      count(distinct lister) filter (where buys and role = 'STORE')::int as buyers,
      ${dollars(`max(price_cents) filter (where buys and role = 'STORE')`)} as "highestOffer"
    from offers group by asked having bool_or(fits or buys and role = 'STORE') order by asked`,
};

/**
 * $1 caller, $2 cards, $3 whether the caller is a store: how many people within the caller's radius want each and let the caller
 * know, in steps. Blocks don't count: who could take one person out of a number by a block would learn what that one wants.
 */
export const DEMAND = {
  name: 'watchlist.demand',
  text: `with ${viewerSql('$1')}, asked as materialized (select distinct id from unnest($2::uuid[]) as a (id)), names as materialized (${namesOf('asked')}),
    wanted as materialized (
      select distinct n.asked, w.owner from names n cross join lateral (
        select o.owner from (
            select owner from watchlist.want where card_id = n.id and (visibility = 'TRADERS' or $3 and visibility = 'TOTALS') and owner <> $1 and (any_printing or n.is_same)
            limit ${MAX_WANTS}) o
          cross join lateral (select from users.listers where uuid = o.owner limit 1) open
        where ${isWithinRadius(distanceKey('o.owner'))} and ${tradesAnywhere('o.owner', 'now()')} limit ${CROWDS.at(-1)}) w)
    select asked as "cardId", (array[${CROWDS}])[width_bucket(count(*), array[${CROWDS}]::bigint[])] as people
    from wanted group by asked having count(*) >= ${CROWDS[0]} order by asked`,
};

/**
 * $1 caller, $2 limit, $3 moment and $4 listing to start after, $5 batch, $6 now: what of it fits still, by the terms and the places of
 * now, and is on the market.
 */
const matches = (name: string, condition: string) => ({
  name,
  text: `with ${viewerSql('$1')},
    latest as materialized (
      select * from watchlist.match m where m.owner = $1 and ${condition}
      order by m.matched_at desc, m.listing desc limit ${MAX_MATCHES}),
    copies as materialized (
      select f.owner, f.card_id as wanted, f.matched_at, f.from_cents, f.listing, a.*, u.name, u.role, ${wearOf('a.condition')} as wear,
        (select ${marketCents('a.finish')} from cards.tradeable m where m.asked_id = a.card_id limit 1) as market_cents
      from latest f
        cross join lateral (select card_id, card_name, card_set_name, card_number, type, condition, finish, language, price_cents,
          lister, counted_at from listings.active where uuid = f.listing limit 1) a
        cross join lateral (select name, role from users.listers where uuid = a.lister limit 1) u),
    listers as materialized (
      select s.lister from (select distinct lister from copies) s
      where ${isWithinRadius(distanceKey('s.lister'))} and ${neitherBlocked('$1', 's.lister')}
        and ${tradesAnywhere('s.lister', '$6')}),
    found as materialized (
      select distinct on (o.listing) o.* from copies o join listers using (lister)
        join watchlist.want w on w.owner = o.owner and w.card_id = o.wanted
      where ${isOnMarket('o.counted_at', 'o.role', '$6')} and ${fitsSql('w', 'o')}
        and (w.any_printing or o.card_id = any (array${idsOf('w.card_id')}))
      order by o.listing, o.matched_at desc)
    ${pageText({
      entry: `l.listing, l.wanted as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet", l.card_number as "cardNumber",
        l.type, l.condition, l.finish, l.language, ${dollars('l.price_cents')} as price,
        case when l.from_cents > l.price_cents then ${dollars('l.from_cents')} end as before, l.lister, l.name as "listerName",
        ${distanceTo('l.lister')} as distance, ${moment('l.matched_at')} as "matchedAt"`,
      key: 'l.matched_at, l.listing',
      rows: `select * from found where (matched_at, listing) < ($3::timestamptz, $4::uuid)
        order by matched_at desc, listing desc limit $2::int + 1`,
      total: 'select count(*)::int from found',
    })}`,
});
export const MATCHES = matches('watchlist.matches', '$5::uuid is null');
export const MATCHES_OF_BATCH = matches('watchlist.matches-of-batch', 'm.batch = $5::uuid');
