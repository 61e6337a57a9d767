// The SQL of who else sells cards that somebody doesn't get: the cheapest copies, of all their printings, near the account or anywhere.
import { cardOf, printingsOf } from '../../cards/index.js';
import { distanceKey, nearSql, viewerSql } from '../../places/index.js';
import { tradesAnywhere, tradesWith } from '../../users/index.js';
import { isShownTo } from '../persistence/blocks.sql.js';
import { expiredSince, isOnMarket } from '../persistence/count-age.sql.js';

/** How many copies are named for each card. */
const MAX_COPIES = 3;

/** Where copies are looked for. */
interface Area {
  /** Common tables that the expressions read. */
  readonly tables: string;
  /** Of a copy `l`, cheaply: whether its lister may be in the area. */
  readonly isNear: string;
  /** Of one of the `copies`: a key. */
  readonly distance: string;
  /** Whether such a distance is in the area. */
  readonly isWithin: string;
}

/**
 * $1 JSON of the cards, each a `printing` and the `giver` whose copies are not meant, $2 who asks, $3 now. Of each lister one copy at each
 * price, the one that was counted last. An index has all that is needed to sort the copies, so few of them are looked at more closely.
 */
const statement = (name: string, { tables, distance, isNear, isWithin }: Area) => ({
  name,
  text: `with ${tables} asked as materialized (
      select nth, giver, ${cardOf('printing')} as card
      from rows from (json_to_recordset($1::json) as (printing uuid, giver uuid)) with ordinality as wanted (printing, giver, nth)),
    copies as materialized (
      select w.card, l.* from (select distinct card from asked where card is not null) w
      cross join lateral ${printingsOf('w.card')} p
      cross join lateral (
        select uuid, lister, price_cents, counted_at from listings.listings
        where card_id = p.id and status = 'ACTIVE' and type = 'SELL' and counted_at > ${expiredSince(`'USER'`, '$3')} offset 0) l
      where ${isNear}),
    measured as materialized (
      select * from (select copies.*, ${distance} as distance from copies offset 0) c where ${isWithin})
    select (a.nth - 1)::int as nth, c.uuid as listing, c.lister, c.name, c.role, c.price_cents as cents
    from asked a cross join lateral (
      select c.*, u.name, u.role from (
        select distinct on (price_cents, distance, lister) uuid, lister, price_cents, distance, counted_at from measured
        where card = a.card and lister not in (a.giver, $2::uuid)
        order by price_cents, distance, lister, counted_at desc, uuid) c
      cross join lateral (
        select name, role from users.listers
        where uuid = c.lister and ${isOnMarket('c.counted_at', 'role', '$3')}
          and ${tradesAnywhere('c.lister', '$3')} and ${tradesWith('$2', 'role', '$3')} and ${isShownTo('$2::uuid', 'c.lister')} limit 1) u
      order by c.price_cents, c.distance, c.lister limit ${MAX_COPIES}) c
    order by a.nth, c.price_cents, c.distance, c.lister`,
});

/** $4 to $9 are the box around the radius of who asks. The condition stays in place, where its list is hashed, and is no join. */
export const NEXT_BEST_NEAR = statement('listings.next-best-near', {
  tables: `${viewerSql('$2')}, near as materialized (
      select account from places.located where ${nearSql({ latitude: 'latitude', longitude: 'longitude' }, 4)}),`,
  isNear: '(l.lister in (select account from near)) is true',
  distance: distanceKey('copies.lister'),
  isWithin: 'distance <= 10 * (select radius_km from viewer)',
});
export const NEXT_BEST_ANYWHERE = statement('listings.next-best-anywhere', {
  tables: '',
  isNear: 'true',
  distance: '0',
  isWithin: 'true',
});
