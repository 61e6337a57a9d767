// The SQL of who nearby has or buys what somebody wants: one statement over the copies of those cards alone.
import { dollars } from '../../../platform/database/json-page.js';
import { marketCents } from '../../cards/index.js';
import { isOnMarket, isShownTo, roleOf } from '../../listings/index.js';
import { accountsNear, viewerSql } from '../../places/index.js';
import { tradesAnywhere, tradesWith } from '../../users/index.js';
import { fitsSql, wearOf } from '../matching/fits.sql.js';
import { namesOf } from '../matching/names.sql.js';

/** As many copies of one card are compared, those that matter most first. */
const MAX_COMPARED = 1000;

/** As many accounts near are looked at, stores and the nearest first. */
const MAX_NEAR = 10_000;

const copies = (type: string): string =>
  `select uuid, card_id, lister, ${type} as type, price_cents, condition, counted_at from listings.active c`;
const COPY = copies('type');
const IDS = '(select array_agg(distinct id) from names)::uuid[]';

/** A condition: the caller may trade with this account. */
const mayTradeWith = (account: string): string => tradesWith('$1', roleOf(account), '$3');

/**
 * It begins with who is near, and reads their copies alone: however many there are elsewhere hide none of them. $4 to $9: the box. Which
 * card a copy was asked by is looked up in an object: a join, whose sizes the planner doesn't know, would compare all with all.
 */
const NEAR = `near as materialized (
      select account, is_exact from (${accountsNear(4)}) a where account <> $1 and ${isShownTo('$1::uuid', 'account')} and ${mayTradeWith('account')}
      order by is_exact desc, distance, account limit ${MAX_NEAR}),
    had as materialized (
      select c.* from near a cross join lateral (
        ${COPY} where lister = a.account and card_id = any (${IDS}) and type in ('SELL', 'TRADE') offset 0) c),
    bought as materialized (
      select c.* from (select account from near where is_exact) a cross join lateral (
        ${copies(`'BUY'`)} where lister = a.account and card_id = any (${IDS}) and type = 'BUY' offset 0) c),
    asked_by as materialized (
      select jsonb_object_agg(id, asked) as id from (select id, jsonb_agg(asked) as asked from names group by id) n),
    copies as materialized (
      select n.asked::uuid, c.* from (select * from had union all select * from bought) c
        cross join lateral jsonb_array_elements_text((select id from asked_by) -> c.card_id::text) n (asked))`;

/**
 * The copies of a printing `n` that are on the market, of open accounts that the caller may trade with anywhere. All others, one's own
 * among them, are left out before copies are counted: they hide none.
 */
const ofAnybody = (condition: string, order: string): string => `(
            ${COPY} cross join lateral (
              select role from users.listers where uuid = c.lister and ${tradesAnywhere('c.lister', '$3')} limit 1) u
            where card_id = n.id and ${condition} and lister <> $1 and ${isShownTo('$1::uuid', 'lister')}
              and ${isOnMarket('counted_at', 'u.role', '$3')} and ${tradesWith('$1', 'u.role', '$3')}
            order by ${order} limit ${MAX_COMPARED})`;

/** Of each printing the cheapest copies, wherever they are, and the highest offers to buy it. */
const ANYBODY = `copies as materialized (
      select n.asked, c.* from names n cross join lateral (
        ${ofAnybody(`type <> 'BUY'`, 'price_cents')} union all ${ofAnybody(`type = 'BUY'`, 'price_cents desc')}) c)`;

/** $1 caller, $2 cards, $3 now: of each that the caller wants, who has it and who buys it. */
const statement = (name: string, found: string) => ({
  name,
  text: `with ${viewerSql('$1')},
    wants as materialized (
      select w.card_id as id, w.* from unnest($2::uuid[]) asked (card_id) join watchlist.want w using (card_id) where w.owner = $1),
    names as materialized (
      select n.* from (${namesOf('wants')}) n join wants w on w.id = n.asked and (n.is_same or w.any_printing)),
    ${found},
    compared as materialized (
      select * from (
        select c.asked, c.uuid, c.lister, c.type, c.price_cents, r.role,
          row_number() over (partition by c.asked, c.type = 'BUY'
            order by case when c.type = 'BUY' then -c.price_cents else c.price_cents end, c.uuid) as nth
        from copies c cross join lateral (select role from users.listers where uuid = c.lister limit 1) r where ${isOnMarket('c.counted_at', 'r.role', '$3')}) c
      where nth <= ${MAX_COMPARED}),
    offers as materialized (
      select o.asked, o.lister, o.price_cents, o.role, o.type = 'BUY' as buys, o.type <> 'BUY' and (${fitsSql('w', 'o')}) as fits
      from (
        select c.*, x.finish, x.language, ${wearOf('x.condition')} as wear,
          (select ${marketCents('x.finish')} from cards.tradeable m where m.asked_id = x.card_id limit 1) as market_cents
        from compared c cross join lateral (select card_id, condition, finish, language from listings.active where uuid = c.uuid limit 1) x) o
        cross join lateral (select * from watchlist.want where owner = $1 and card_id = o.asked limit 1) w)
    select asked as "cardId", count(distinct lister) filter (where fits and role = 'STORE')::int as stores,
      count(distinct lister) filter (where fits and role = 'USER')::int as players,
      ${dollars('min(price_cents) filter (where fits)')} as "lowestPrice",
      count(distinct lister) filter (where buys and role = 'STORE')::int as buyers,
      ${dollars(`max(price_cents) filter (where buys and role = 'STORE')`)} as "highestOffer"
    from offers group by asked having bool_or(fits or buys and role = 'STORE') order by asked`,
});

/** Within the radius of the caller. */
export const SUPPLY_NEAR = statement('watchlist.supply-near', NEAR);
/** Of a caller without a place, or without a radius. */
export const SUPPLY_ANYWHERE = statement('watchlist.supply-anywhere', ANYBODY);
