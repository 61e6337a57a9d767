// The SQL of who lists a card: in one printing or in any, by price or by distance, near or anywhere.
import { pageText } from '../../platform/database/json-page.js';
import { cardOf, idsOf, printingsOf } from '../cards/index.js';
import { distanceKey, distanceTo, isWithinRadius, type Radius, viewerSql } from '../places/index.js';
import { showsCopiesTo } from '../users/index.js';
import type { Printings, Sort } from './dto/listings-query.dto.js';
import { isShownTo } from './persistence/blocks.sql.js';
import { isOnMarket, staleRank } from './persistence/count-age.sql.js';
import { listingOfRole } from './persistence/listing.columns.js';

/** A card that another was merged into has the other's listings too, and the other way round. */
const OWN = 'select id, 0 as other from own';
/** The printing that was asked for comes first, then all others of its card. */
const PRINTINGS: Readonly<Record<Printings, string>> = {
  this: OWN,
  any: `${OWN} union all
      select id, 1 from ${printingsOf(cardOf('$1'))} known where id not in (select id from own)`,
};

/** A listing with its lister. */
const CARD_LISTING = `${listingOfRole('l.role')}, l.name, l.email, l.phone_number as "phoneNumber", l.address, l.role,
  ${distanceTo('l.lister')} as distance`;

/** What a list is sorted by, the parameters of where it starts after, and that of whether reserved copies are shown. */
const SORTS: Readonly<Record<Sort, { key: string; after: string; shown: string }>> = {
  price: { key: 'rank, price_cents, uuid', after: '$5::int, $6::int, $7::uuid', shown: '$8::boolean' },
  nearest: {
    key: 'rank, distance, price_cents, uuid',
    after: '$5::int, $6::int, $7::int, $8::uuid',
    shown: '$9::boolean',
  },
};
/** Of a reserved copy: after all that can be had, which have 0 to 3. */
const RESERVED_RANK = 4;
const of = (row: string, key: string): string => key.replace(/\w+/g, `${row}.$&`);

/**
 * $1 card, $2 limit, $3 now, $4 who asks, $5 and following where to start after; at the end whether reserved ones are shown, after all
 * others; none of a lister who has blocked who asks, or is blocked by them, nor of one with whom they can't trade as one of them
 * is under 18. In each printing those with a fresh count come first.
 * The total wants every copy looked at, so it and the page come of one look at the index; those of the page are then fetched one
 * by one.
 */
const withCard = (name: string, printings: Printings, sort: Sort, radius: Radius) => {
  const isMeasured = sort === 'nearest' || radius === 'mine';
  const { key, after, shown } = SORTS[sort];
  const inState = (status: string, rank: number) => `select l.uuid, l.price_cents,
          ${rank} + each.other * 2 + ${staleRank('l.counted_at', 'p.role', '$3')} as rank, p.name, p.email, p.phone_number, p.address, p.role ${isMeasured ? `, ${distanceKey('l.lister')} as distance` : ''}
        from printings each join listings.listings l on l.card_id = each.id and l.status = '${status}'
          cross join lateral (select name, email, phone_number, address, role from users.listers where uuid = l.lister limit 1) p
        where ${isOnMarket('l.counted_at', 'p.role', '$3')} and ${isShownTo('$4::uuid', 'l.lister')}
          and ${showsCopiesTo('$4::uuid', 'l.lister', 'p.role', '$3')}`;
  const copies = `${inState('ACTIVE', 0)}
        union all ${inState('RESERVED', RESERVED_RANK)} and ${shown}`;
  // Without the offset the distance would be computed twice.
  const near = `select * from (${copies} offset 0) copy where ${isWithinRadius('distance')}`;
  return {
    name,
    text: `with own as materialized ${idsOf('$1')}, printings as materialized (${PRINTINGS[printings]}), ${viewerSql('$4', radius)},
      found as materialized (${radius === 'mine' ? near : copies})
      ${pageText({
        entry: CARD_LISTING,
        key: of('l', key),
        rows: `select l.*, page.name, page.email, page.phone_number, page.address, page.role, page.rank
            ${isMeasured ? ', page.distance' : ''}
          from (select * from found where (${key}) > (${after}) order by ${key} limit $2::int + 1) page
          cross join lateral (select * from listings.listings where uuid = page.uuid limit 1) l
          order by ${of('page', key)}`,
        total: 'select count(*)::int from found',
      })}`,
  };
};

const inEachOrder = (name: string, printings: Printings) => ({
  price: {
    any: withCard(name, printings, 'price', 'any'),
    mine: withCard(`${name}.near`, printings, 'price', 'mine'),
  },
  nearest: {
    any: withCard(`${name}.nearest`, printings, 'nearest', 'any'),
    mine: withCard(`${name}.nearest.near`, printings, 'nearest', 'mine'),
  },
});

/** By printings, order and radius. */
export const WITH_CARD = {
  this: inEachOrder('listings.of-card', 'this'),
  any: inEachOrder('listings.of-card-in-any-printing', 'any'),
} as const satisfies Record<Printings, Record<Sort, Record<Radius, object>>>;
