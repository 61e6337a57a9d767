// The SQL of who has a card: in one printing or in any, and in short for many cards at once.
import { arrayText, dollars, pageText } from '../../platform/database/json-page.js';
import { cardOf, idsOf, idsOfCurrent, printingsOf } from '../cards/index.js';
import { CARD_LISTING, WITH_LISTER } from './listings.statements.js';

/** So many copies of one printing are counted, the cheapest ones: a thousand of them must not make a page of results slow. */
export const MAX_COPIES_COUNTED = 500;

/** In stock is what somebody sells or would trade; who buys a card has none. */
const IN_STOCK = `status = 'ACTIVE' and type in ('SELL', 'TRADE')`;

/**
 * $1 card, $2 limit, $3 whether it begins among the other printings (1, else 0), $4 price and $5 uuid to start after. The
 * printing that was asked for comes first, then all others of its card; cheapest first in both. Each id is read in the order
 * of its index, as far as the page goes.
 */
export const OF_CARD_IN_ANY_PRINTING = {
  name: 'listings.of-card-in-any-printing',
  text: `with own as materialized ${idsOf('$1')},
    printings as materialized (
      select id, 0 as rank from own
      union all select id, 1 from ${printingsOf(cardOf('$1'))} other where id not in (select id from own))
    ${pageText({
      entry: CARD_LISTING,
      key: 'l.rank, l.price_cents, l.uuid',
      rows: `select l.* from printings each cross join lateral (
          select l.*, each.rank, ${WITH_LISTER}
          where l.card_id = each.id and l.status = 'ACTIVE' and each.rank >= $3::int
            and l.price_cents >= case when each.rank > $3 then 0 else $4::int end
            and (l.price_cents, l.uuid) > (case when each.rank > $3 then 0 else $4::int end,
              case when each.rank > $3 then '00000000-0000-0000-0000-000000000000' else $5::uuid end)
          order by l.price_cents, l.uuid limit $2::int + 1) l
        order by l.rank, l.price_cents, l.uuid limit $2::int + 1`,
      total: `select count(*)::int from printings each
        join listings.listings c on c.card_id = each.id and c.status = 'ACTIVE'
        join users.listers u on u.uuid = c.lister`,
    })}`,
};

/** A summary of the copies of the printings `ids`, a table of ids. */
const copiesOf = (ids: string) => `select count(*)::int as copies,
      count(distinct uuid) filter (where role = 'STORE')::int as stores,
      count(distinct uuid) filter (where role = 'USER')::int as players,
      count(*) filter (where role = 'USER')::int as "individualListings",
      ${dollars(`min(price_cents) filter (where type = 'SELL')`)} as price,
      array_agg(distinct condition) as conditions,
      (array_agg(card_id order by type = 'TRADE', price_cents, card_id))[1] as "cheapestCardId",
      bool_or(nth = ${MAX_COPIES_COUNTED}) as "isPartial"
    from ${ids} cross join lateral (
      select l.card_id, l.price_cents, l.type, l.condition, p.uuid, p.role, row_number() over () as nth
      from (select card_id, price_cents, uuid, type, lister, condition from listings.listings where card_id = each.id and ${IN_STOCK}
        order by price_cents, uuid limit ${MAX_COPIES_COUNTED}) l
      join users.listers p on p.uuid = l.lister) copy`;

const ENTRY = `l.id as "cardId", l.copies, l.stores, l.players, l."individualListings", l.price, l.conditions,
  l."cheapestCardId", l."isPartial"`;
/** How many ids there are is hidden from the planner, as in `cards.snapshots`. */
const ASKED = 'unnest((select $1::uuid[])) asked (id)';

/** $1 ids of cards: what is in stock of each printing. One that was merged into another is that other. */
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

/** The ids of printings that somebody has in stock, as a table for a search of cards: `p.id` is the printing that it looks at. */
export const LISTED_PRINTING = `exists (
    select from ${idsOfCurrent('p.id')} each
    join listings.listings l on l.card_id = each.id and l.${IN_STOCK.replace(' type', ' l.type')}
    join users.listers lister on lister.uuid = l.lister)`;
