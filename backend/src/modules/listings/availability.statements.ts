// The SQL of who has a card: in one printing or in any, and in short for many cards at once.
import { arrayText, dollars, pageText } from '../../platform/database/json-page.js';
import { cardOf, idsOf, idsOfCurrent, printingsOf } from '../cards/index.js';
import { expiredSince, isOnMarket, staleRank } from './persistence/count-age.sql.js';
import { listingOfRole } from './persistence/listing.columns.js';

/** So many copies of one printing are counted, the cheapest ones: a thousand of them must not make a page of results slow. */
export const MAX_COPIES_COUNTED = 500;

/** In stock is what somebody sells or would trade; who buys a card has none. */
const IN_STOCK = `status = 'ACTIVE' and type in ('SELL', 'TRADE')`;

/** A listing with its lister. */
const CARD_LISTING = `${listingOfRole('l.role')}, l.name, l.email, l.phone_number as "phoneNumber", l.address, l.role`;

/**
 * $1 card, $2 limit, $3 rank, $4 price and $5 uuid to start after, $6 now. In each printing those with a fresh count come first,
 * cheapest first. The total wants every copy looked at, so it and the page come of one look at the index; those of the page are
 * then fetched one by one.
 */
const ofCard = (name: string, printings: string) => ({
  name,
  text: `with own as materialized ${idsOf('$1')}, printings as materialized (${printings}),
    found as materialized (
      select l.uuid, l.price_cents, each.other * 2 + ${staleRank('l.counted_at', 'p.role', '$6')} as rank
      from printings each join listings.listings l on l.card_id = each.id and l.status = 'ACTIVE'
        join users.listers p on p.uuid = l.lister
      where ${isOnMarket('l.counted_at', 'p.role', '$6')})
    ${pageText({
      entry: CARD_LISTING,
      key: 'l.rank, l.price_cents, l.uuid',
      rows: `select l.*, page.rank from (
          select * from found where (rank, price_cents, uuid) > ($3::int, $4::int, $5::uuid)
          order by rank, price_cents, uuid limit $2::int + 1) page
        cross join lateral (select l.*, p.name, p.email, p.phone_number, p.address, p.role
          from listings.listings l join users.listers p on p.uuid = l.lister where l.uuid = page.uuid limit 1) l
        order by page.rank, page.price_cents, page.uuid`,
      total: 'select count(*)::int from found',
    })}`,
});

/** A card that another was merged into has the other's listings too, and the other way round. */
const OWN = 'select id, 0 as other from own';
export const OF_CARD = ofCard('listings.of-card', OWN);
/** The printing that was asked for comes first, then all others of its card. */
export const OF_CARD_IN_ANY_PRINTING = ofCard(
  'listings.of-card-in-any-printing',
  `${OWN} union all
      select id, 1 from ${printingsOf(cardOf('$1'))} known where id not in (select id from own)`,
);

/** A summary of the copies of the printings `ids`, a table of ids, that are on the market at $2. */
const copiesOf = (ids: string) => `select count(*)::int as copies,
      count(distinct uuid) filter (where role = 'STORE')::int as stores,
      count(distinct uuid) filter (where role = 'USER')::int as players,
      count(*) filter (where role = 'USER')::int as "individualListings",
      ${dollars(`min(price_cents) filter (where type = 'SELL')`)} as price,
      array_agg(distinct condition) as conditions,
      (array_agg(card_id order by type = 'TRADE', price_cents, card_id))[1] as "cheapestCardId",
      bool_or(nth = ${MAX_COPIES_COUNTED}) as "isPartial"
    from ${ids} cross join lateral (
      select l.card_id, l.price_cents, l.type, l.condition, p.uuid, p.role, l.nth
      from (select card_id, price_cents, uuid, type, lister, condition, counted_at, row_number() over by_price as nth
        from listings.listings where card_id = each.id and ${IN_STOCK} and counted_at > ${expiredSince(`'USER'`, '$2')}
        window by_price as (order by price_cents, uuid) order by price_cents, uuid limit ${MAX_COPIES_COUNTED}) l
      cross join lateral (select uuid, role from users.listers where uuid = l.lister limit 1) p
      where ${isOnMarket('l.counted_at', 'p.role', '$2')}) copy`;

const ENTRY = `l.id as "cardId", l.copies, l.stores, l.players, l."individualListings", l.price, l.conditions,
  l."cheapestCardId", l."isPartial"`;
/** How many ids there are is hidden from the planner, as in `cards.snapshots`. */
const ASKED = 'unnest((select $1::uuid[])) asked (id)';

/** $1 ids of cards, $2 now: what is in stock of each printing. One that was merged into another is that other. */
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
 * Whether somebody has a printing in stock, for a search of cards: `p.id` is the printing that it looks at. A search takes no
 * values from others, so the present is PostgreSQL's.
 */
export const LISTED_PRINTING = `exists (
    select from ${idsOfCurrent('p.id')} each
    join listings.listings l on l.card_id = each.id and l.${IN_STOCK.replace(' type', ' l.type')}
    join users.listers lister on lister.uuid = l.lister
    where ${isOnMarket('l.counted_at', 'lister.role', 'now()')})`;
