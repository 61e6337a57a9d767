// The SQL of who nearby has, buys or wants a card. Each is one statement over the listings or the wants of those cards alone.
import { dollars, moment, pageText } from '../../../platform/database/json-page.js';
import { cardOf, idsOf, marketCents, printingsOf } from '../../cards/index.js';
import { isOnMarket } from '../../listings/index.js';
import { distanceKey, distanceTo, isWithinRadius, viewerSql } from '../../places/index.js';
import { fitsSql, wearOf } from '../matching/fits.sql.js';

/** The smallest number of people that is said, and the steps in which it is: nobody is found among fewer. */
export const CROWDS = [3, 5, 10, 20, 50, 100] as const;
/** As many wants or copies of one printing are looked at; more say nothing else. */
const MAX_LOOKED_AT = 1000;

/** The IDs by which each asked card is known: of all its printings, and whether one is of the printing itself. */
const namesOf = (from: string): string => `names as materialized (
      select c.id as asked, same.id, same.id = any (array${idsOf('c.id')}) as is_same
      from ${from} c cross join lateral (
        select id from ${printingsOf(cardOf('c.id'))} other union select id from ${idsOf('c.id')} own) same)`;

const notBlocked = (
  other: string,
): string => `not exists (select from listings.blocks where recipient = $1 and sender = ${other})
        and not exists (select from listings.blocks where recipient = ${other} and sender = $1)`;

/** $1 caller, $2 cards, $3 now: of each that the caller wants, who within their radius has and who buys it. */
export const SUPPLY = {
  name: 'watchlist.supply',
  text: `with ${viewerSql('$1')},
    wants as materialized (
      select w.card_id as id, w.* from unnest($2::uuid[]) asked (card_id) join watchlist.want w using (card_id) where w.owner = $1),
    ${namesOf('wants')},
    copies as materialized (
      select n.asked, l.* from names n join wants w on w.id = n.asked
        cross join lateral (
          select lister, type, price_cents, counted_at, condition, finish, language, ${wearOf('condition')} as wear,
            case when w.max_percent is not null then (
              select ${marketCents('a.finish')} from cards.tradeable m where m.asked_id = a.card_id limit 1) end as market_cents
          from listings.active a where a.card_id = n.id order by a.price_cents limit ${MAX_LOOKED_AT}) l
      where (n.is_same or w.any_printing) and l.lister <> $1),
    listers as materialized (
      select s.lister, u.role from (select distinct lister from copies) s
        cross join lateral (select role from users.listers where uuid = s.lister limit 1) u
      where ${isWithinRadius(distanceKey('s.lister'))} and ${notBlocked('s.lister')}),
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
  text: `with ${viewerSql('$1')}, asked as materialized (select distinct id from unnest($2::uuid[]) as a (id)), ${namesOf('asked')},
    wanted as materialized (
      select distinct n.asked, w.owner from names n cross join lateral (
        select owner from watchlist.want where card_id = n.id and (visibility = 'TRADERS' or $3 and visibility = 'TOTALS') and owner <> $1 and (any_printing or n.is_same)
        limit ${MAX_LOOKED_AT}) w),
    people as materialized (
      select o.owner from (select distinct owner from wanted) o
        cross join lateral (select from users.listers where uuid = o.owner limit 1) open
      where ${isWithinRadius(distanceKey('o.owner'))})
    select asked as "cardId", (array[${CROWDS}])[width_bucket(count(*), array[${CROWDS}]::bigint[])] as people
    from wanted join people using (owner) group by asked having count(*) >= ${CROWDS[0]} order by asked`,
};

/** $1 caller, $2 limit, $3 moment and $4 listing to start after, $5 batch: what of it is on the market still. */
const matches = (name: string, condition: string) => {
  const rows = (after: string) => `select * from (
      select distinct on (m.listing) m.listing, m.card_id, m.from_cents, m.matched_at, a.card_name, a.card_set_name, a.card_number, a.type,
        a.condition, a.finish, a.language, a.price_cents, a.lister, u.name
      from watchlist.match m
        cross join lateral (select * from listings.active where uuid = m.listing limit 1) a
        cross join lateral (select name, role from users.listers where uuid = a.lister limit 1) u
      where m.owner = $1 and ${condition} and ${isOnMarket('a.counted_at', 'u.role', '$6')}
      order by m.listing, m.matched_at desc) latest ${after}`;
  return {
    name,
    text: `with ${viewerSql('$1')} ${pageText({
      entry: `l.listing, l.card_id as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet", l.card_number as "cardNumber",
        l.type, l.condition, l.finish, l.language, ${dollars('l.price_cents')} as price,
        case when l.from_cents > l.price_cents then ${dollars('l.from_cents')} end as before, l.lister, l.name as "listerName",
        ${distanceTo('l.lister')} as distance, ${moment('l.matched_at')} as "matchedAt"`,
      key: 'l.matched_at, l.listing',
      rows: rows(
        `where (matched_at, listing) < ($3::timestamptz, $4::uuid) order by matched_at desc, listing desc limit $2::int + 1`,
      ),
      total: `select count(*)::int from (${rows('')}) counted`,
    })}`,
  };
};
export const MATCHES = matches('watchlist.matches', '$5::uuid is null');
export const MATCHES_OF_BATCH = matches('watchlist.matches-of-batch', 'm.batch = $5::uuid');
