// The SQL of storefronts, over the views of the modules below.
import { arrayText, dollars, moment, pageText } from '../../platform/database/json-page.js';
import { idsOf } from '../cards/index.js';
import { pictureOf } from '../events/index.js';
import { expiredSince, isOnMarket, staleRank } from '../listings/index.js';
import { tradesAnywhere } from '../users/index.js';
import { COUNT_CAP, MAX_EVENTS, MAX_SELLERS } from './domain/storefront.js';
import { PICTURE_ROWS } from './pictures/picture.js';

const IN_STOCK = `type in ('SELL', 'TRADE')`;
const SINGLE = `l.uuid, l.card_id as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet",
  l.card_number as "cardNumber", l.condition, l.finish, l.language, l.type, ${dollars('l.price_cents')} as price,
  ${moment('l.counted_at')} as "countedAt", l.stale = 1 as "isStale"`;
/** At $2: 1 of a copy of a store that nobody has counted for long. */
const STALE = staleRank('counted_at', `'STORE'`, '$2');
/** On the market at $2. */
const ON_MARKET = `counted_at > ${expiredSince(`'STORE'`, '$2')}`;

/**
 * The open store $1 at $2, with its next events and its $3 newest singles as JSON: those after the moment $4 and
 * uuid $5, which come before all. Only the index of their order fits what is said of them, however large the stock is.
 */
export const STOREFRONT = {
  name: 'storefronts.one',
  text: `select s.uuid, s.name, coalesce(p.address, s.address) as address, s.website,
      p.country, p.latitude, p.longitude, coalesce(p.zone, f.time_zone) as "timeZone",
      f.description, f.weekly, f.exceptions, ${PICTURE_ROWS.entryOf('f.picture')} as picture,
      ${arrayText({
        entry: `l.uuid, l.name, ${moment('l.starts_at')} as starts, l.time_zone as "timeZone",
          l.format ->> 'name' as format, l.location, ${pictureOf('l.picture')} as picture`,
        rows: `select e.uuid, e.name, e.starts_at, e.time_zone, to_jsonb(e.format) as format, e.location, e.picture
          from events.scheduled e where e.store = s.uuid and e.starts_at >= $2::timestamptz
          order by e.starts_at, e.uuid limit ${MAX_EVENTS}`,
      })} as events,
      ${arrayText({
        entry: SINGLE,
        rows: `select newest.*, ${STALE} as stale from (select * from listings.active
          where lister = s.uuid and (created_at, uuid) < ($4::timestamptz, $5::uuid)
            and type <> 'BUY'
            and ${isOnMarket('counted_at', 's.role', '$2')}
          order by created_at desc, uuid desc limit $3::int) newest
          order by stale, created_at desc, uuid desc`,
      })} as singles,
      (select count(*)::int from (select from listings.active where lister = s.uuid and ${IN_STOCK} and ${ON_MARKET}
        limit ${COUNT_CAP}) counted) as "singlesCount"
    from users.listers s
    left join places.store_addresses p on p.store = s.uuid
    left join storefronts.storefront f on f.store = s.uuid
    where s.uuid = $1::uuid and s.role = 'STORE'`,
};

/** What there is to show of the open store $1 at $2: the name of its picture, and the card of its newest single after $3 and $4. */
export const LINK_PICTURE = {
  name: 'storefronts.link-picture',
  text: `select p.name as picture, (select card_id from listings.active where lister = s.uuid
        and (created_at, uuid) < ($3::timestamptz, $4::uuid) and type <> 'BUY'
        and ${isOnMarket('counted_at', 's.role', '$2')} order by created_at desc, uuid desc limit 1) as "cardId"
    from users.listers s left join storefronts.storefront f on f.store = s.uuid
    left join storefronts.picture p on p.uuid = f.picture
    where s.uuid = $1::uuid and s.role = 'STORE'`,
};

/** What the store $1 says of itself. */
export const OWN = {
  name: 'storefronts.own',
  text: `select s.website, coalesce(p.zone, f.time_zone) as "timeZone", f.description, f.weekly, f.exceptions,
      ${PICTURE_ROWS.entryOf('f.picture')} as picture, coalesce(f.version, 0) as version
    from users.listers s
    left join places.store_addresses p on p.store = s.uuid
    left join storefronts.storefront f on f.store = s.uuid
    where s.uuid = $1::uuid and s.role = 'STORE'`,
};

/**
 * What the open store $1 has on the market at $2 that says all the words $3, the newest with a fresh count first: $4 limit, $5
 * whether the count is stale, $6 moment and $7 uuid to start after. Nothing that was typed is a wildcard. The words are in an index; a look at a copy is needed for those of the page alone.
 */
export const SINGLES = {
  name: 'storefronts.singles',
  text: `with patterns as materialized (
      select array_agg('%' || regexp_replace(platform.plain(word), '([\\\\%_])', '\\\\\\1', 'g') || '%') as patterns
      from unnest($3::text[]) word),
    found as materialized (
      select uuid, created_at, -${STALE} as fresh from listings.active
      where lister = (select uuid from users.listers where uuid = $1::uuid and role = 'STORE') and words is not null
        and words like all ((select patterns from patterns)::text[]) and ${ON_MARKET})
    ${pageText({
      entry: SINGLE,
      key: 'l.stale, l.created_at, l.uuid',
      limit: '$4::int',
      rows: `select l.*, -page.fresh as stale from (
          select * from found where (fresh, created_at, uuid) < (-$5::int, $6::timestamptz, $7::uuid)
          order by fresh desc, created_at desc, uuid desc limit $4::int + 1) page
        cross join lateral (select * from listings.active where uuid = page.uuid limit 1) l
        order by page.fresh desc, page.created_at desc, page.uuid desc`,
      total: 'select count(*)::int from found',
    })}`,
};

/**
 * Who has the printing $1 at $2, or one that it goes by: as JSON. The cheapest copies are counted, ${COUNT_CAP} of each of its ids
 * at most. Those of somebody under 18, whom only stores trade with, are left out before that, so that a visitor isn't promised them.
 */
export const OFFERS = {
  name: 'storefronts.offers',
  text: `with copies as materialized (
      select l.*
      from ${idsOf('$1')} own cross join lateral (
        select p.uuid, p.role, p.name, p.address, a.price_cents, a.type, a.counted_at
        from listings.active a cross join lateral (
          select * from users.listers where uuid = a.lister and ${tradesAnywhere('a.lister', '$2')} limit 1) p
        where a.card_id = own.id and a.${IN_STOCK} and a.counted_at > ${expiredSince(`'USER'`, '$2')}
          and ${isOnMarket('a.counted_at', 'p.role', '$2')}
        order by a.price_cents, a.uuid limit ${COUNT_CAP}) l)
    select least(count(*), ${COUNT_CAP})::int as copies,
      count(distinct uuid) filter (where role = 'STORE')::int as stores,
      count(distinct uuid) filter (where role = 'USER')::int as players,
      count(*) filter (where type = 'SELL')::int as "forSale",
      ${dollars(`min(price_cents) filter (where type = 'SELL')`)} as "lowPrice",
      ${dollars(`max(price_cents) filter (where type = 'SELL')`)} as "highPrice",
      ${arrayText({
        entry: `l.uuid, l.name, l.address, l.copies, ${dollars('l.cents')} as price,
          ${moment('l.counted_at')} as "countedAt", l.stale = 1 as "isStale"`,
        rows: `select uuid, name, address, count(*)::int as copies,
            min(price_cents) filter (where type = 'SELL') as cents, max(counted_at) as counted_at,
            ${staleRank('max(counted_at)', `'STORE'`, '$2')} as stale
          from copies where role = 'STORE' group by uuid, name, address
          order by stale, cents nulls last, name, uuid limit ${MAX_SELLERS}`,
      })} as sellers
    from copies`,
};

/** The open stores that the account $1 follows, the latest first: $2 limit, $3 moment and $4 store to start after. */
export const FOLLOWED = {
  name: 'storefronts.followed',
  text: pageText({
    entry: `l.uuid, l.name, l.address, ${moment('l.followed_at')} as "followedAt"`,
    key: 'l.followed_at, l.uuid',
    rows: `select s.uuid, s.name, s.address, f.followed_at from storefronts.follower f
      join users.listers s on s.uuid = f.store
      where f.account = $1::uuid and (f.followed_at, f.store) < ($3::timestamptz, $4::uuid)
      order by f.followed_at desc, f.store desc limit $2::int + 1`,
    total: `select count(*)::int from storefronts.follower f join users.listers s on s.uuid = f.store
      where f.account = $1::uuid`,
  }),
};

/** Whether the account $1 follows the store $2. */
export const FOLLOWS = {
  name: 'storefronts.follows',
  text: `select exists (select from storefronts.follower where account = $1::uuid and store = $2::uuid) as follows`,
};

/** Whether there is an open store $1. */
export const IS_STORE = {
  name: 'storefronts.is-store',
  text: `select exists (select from users.listers where uuid = $1::uuid and role = 'STORE') as "isStore"`,
};

/** The hours of the open stores $1, those that have said any. */
export const HOURS_OF = {
  name: 'storefronts.hours-of',
  text: `select f.store, coalesce(p.zone, f.time_zone) as "timeZone", f.weekly, f.exceptions
    from unnest((select $1::uuid[])) asked (store) join storefronts.storefront f using (store)
    left join lateral (select zone from places.store_addresses a where a.store = f.store limit 1) p on true
    where coalesce(p.zone, f.time_zone) is not null`,
};
/** $1 a store: its hours, and the zone of its place. */
export const HOURS_WITH_ZONE = {
  name: 'storefronts.hours-with-zone',
  text: `select coalesce(p.zone, f.time_zone) as "timeZone", coalesce(f.weekly, '[]') as weekly,
      coalesce(f.exceptions, '[]') as exceptions
    from (select $1::uuid as store) s left join storefronts.storefront f on f.store = s.store
    left join places.store_addresses p on p.store = s.store`,
};
