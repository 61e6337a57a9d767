// The SQL of what is in stock of many cards, in short.
import { arrayText, dollars, moment } from '../../platform/database/json-page.js';
import { cardOf, idsOfCurrent, printingsOf } from '../cards/index.js';
import { showsCopiesTo } from '../users/index.js';
import { isShownTo } from './persistence/blocks.sql.js';
import { expiredSince, isFresh, isOnMarket } from './persistence/count-age.sql.js';

/** So many copies of one printing are counted, the cheapest ones: a thousand of them must not make a page of results slow. */
export const MAX_COPIES_COUNTED = 500;

/** In stock is what somebody sells or would trade; who buys a card has none. */
const IN_STOCK = `status = 'ACTIVE' and type in ('SELL', 'TRADE')`;

/**
 * A summary of the copies of the printings `ids`, a table of ids, that are on the market at $2. Those that the account $3 can't trade for,
 * as one of both is under 18 or has blocked the other, are left out before copies are counted.
 */
const copiesOf = (ids: string) => `select count(*)::int as copies,
      count(distinct uuid) filter (where role = 'STORE')::int as stores,
      count(distinct uuid) filter (where role = 'USER')::int as players,
      count(*) filter (where role = 'USER')::int as "individualListings",
      ${dollars(`min(price_cents) filter (where type = 'SELL')`)} as price,
      array_agg(distinct condition) as conditions,
      (array_agg(card_id order by type = 'TRADE', price_cents, card_id))[1] as "cheapestCardId",
      bool_or(nth = ${MAX_COPIES_COUNTED}) as "isPartial", max(counted_at) as counted_at,
      not bool_or(${isFresh('counted_at', 'role', '$2')}) as "isStale"
    from ${ids} cross join lateral (
      select l.card_id, l.price_cents, l.type, l.condition, l.counted_at, p.uuid, p.role, row_number() over by_price as nth
      from listings.listings l cross join lateral (select uuid, role from users.listers where uuid = l.lister limit 1) p
      where l.card_id = each.id and ${IN_STOCK} and l.counted_at > ${expiredSince(`'USER'`, '$2')}
        and ${isOnMarket('l.counted_at', 'p.role', '$2')} and ${isShownTo('$3::uuid', 'l.lister')}
        and ${showsCopiesTo('$3::uuid', 'p.uuid', 'p.role', '$2')}
      window by_price as (order by l.price_cents, l.uuid) order by l.price_cents, l.uuid limit ${MAX_COPIES_COUNTED}) copy`;

const ENTRY = `l.id as "cardId", l.copies, l.stores, l.players, l."individualListings", l.price, l.conditions,
  l."cheapestCardId", l."isPartial", ${moment('l.counted_at')} as "countedAt", l."isStale"`;
/** How many ids there are is hidden from the planner, as in `cards.snapshots`. */
const ASKED = 'unnest((select $1::uuid[])) asked (id)';

/** $1 ids of cards, $2 now, $3 who asks: what is in stock of each printing. One that was merged into another is that other. */
const OF_PRINTINGS = {
  name: 'listings.availability',
  text: `with wanted as materialized (
      select distinct asked.id, coalesce(h.merged_into, asked.id) as printing from ${ASKED} left join cards.merged_cards h using (id))
    select ${arrayText({
      entry: ENTRY,
      rows: `select wanted.id, copies.* from wanted cross join lateral (
          ${copiesOf(`${idsOfCurrent('wanted.printing')} each`)}) copies
        where copies.copies > 0`,
    })}::text as entries`,
};

/** The same of each card in any printing. A card is counted once, however many of its printings were asked for. */
const OF_CARDS = {
  name: 'listings.availability-in-any-printing',
  text: `with wanted as materialized (select distinct id, ${cardOf('asked.id')} as card from ${ASKED}),
    counted as materialized (
      select known.card, copies.* from (select distinct card from wanted) known cross join lateral (
        ${copiesOf(`${printingsOf('known.card')} each`)}) copies
      where copies.copies > 0)
    select ${arrayText({
      entry: ENTRY,
      rows: 'select wanted.id, counted.* from wanted join counted using (card)',
    })}::text as entries`,
};

export const AVAILABILITY = { this: OF_PRINTINGS, any: OF_CARDS };

/**
 * Whether somebody whose copies are shown to an account has a printing in stock, for a search of cards: `p.id` is the printing that it
 * looks at. The present is PostgreSQL's.
 */
export const isListedFor = (account: string): string => `exists (
    select from ${idsOfCurrent('p.id')} each
    join listings.listings l on l.card_id = each.id and l.${IN_STOCK.replace(' type', ' l.type')}
    join users.listers lister on lister.uuid = l.lister
    where ${isOnMarket('l.counted_at', 'lister.role', 'now()')} and ${isShownTo(account, 'l.lister')}
      and ${showsCopiesTo(account, 'lister.uuid', 'lister.role', 'now()')})`;
