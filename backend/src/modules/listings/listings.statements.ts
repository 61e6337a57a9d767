// The SQL of the reads: PostgreSQL writes each page as JSON.
import { dollars, pageText } from '../../platform/database/json-page.js';
import { tradesAnywhere } from '../users/index.js';
import { neitherBlocked } from './persistence/blocks.sql.js';
import { expiredSince, isOnMarket, staleRank } from './persistence/count-age.sql.js';
import { LISTING, LISTING_FOR_LISTER } from './persistence/listing.columns.js';

/** $1 a listing, $2 limit, $3 moment and $4 uuid to start after, $5 its lister: those like it that are active, it among them. */
export const COPIES = {
  name: 'listings.copies',
  text: `with one as materialized (select * from listings.listings where uuid = $1 and lister = $5 and status = 'ACTIVE'),
    found as materialized (select l.* from one join listings.listings l on l.card_id = one.card_id
        and l.price_cents = one.price_cents and l.status = 'ACTIVE' and l.lister = one.lister
        and (l.condition, l.finish, l.language, l.type) = (one.condition, one.finish, one.language, one.type)
        and (l.is_signed, l.is_altered, coalesce(l.note, '')) = (one.is_signed, one.is_altered, coalesce(one.note, '')))
    ${pageText({
      entry: LISTING_FOR_LISTER,
      key: 'l.created_at, l.uuid',
      rows: `select * from found where (created_at, uuid) < ($3::timestamptz, $4::uuid)
        order by created_at desc, uuid desc limit $2::int + 1`,
      total: 'select count(*)::int from found',
    })}`,
};

const entry = (columns: string) => `(select row_to_json(entry) from (select ${columns}) entry)`;

/** $1 a listing, $2 who asks, $3 now: one on the market or reserved and not hidden, or the caller's own unless it is withdrawn. */
export const ONE = {
  name: 'listings.one',
  text: `select case when l.lister = $2 then ${entry(LISTING_FOR_LISTER)} else ${entry(LISTING)} end as listing from listings.listings l
    where l.uuid = $1 and l.status <> 'WITHDRAWN' and (l.lister = $2
      or l.status in ('ACTIVE', 'RESERVED') and not exists (select from listings.hidden_listing h where h.listing = l.uuid)
        and exists (select from users.listers p
        where p.uuid = l.lister and ${isOnMarket('l.counted_at', 'p.role', '$3')}) and ${neitherBlocked('$2', 'l.lister')})`,
};

/** Who listed $1, unless it is withdrawn. */
export const LISTER_OF = {
  name: 'listings.lister-of',
  text: `select lister, status from listings.listings where uuid = $1 and status <> 'WITHDRAWN'`,
};

/** How many listings each of the listers $1 has active; one who has none is left out. */
export const COUNT_ACTIVE = {
  name: 'listings.count-active',
  text: `select lister, count(*)::int as total from listings.listings
    where lister = any ($1::uuid[]) and status = 'ACTIVE' group by lister`,
};

/** How many listings each of the listers $1 whose account is open has on the market at $2. */
export const COUNT_ON_MARKET = {
  name: 'listings.count-on-market',
  text: `select p.uuid as lister, (select count(*)::int from listings.listings l
      where l.lister = p.uuid and l.status = 'ACTIVE' and l.counted_at > ${expiredSince('p.role', '$2')}) as total
    from users.listers p where p.uuid = any ($1::uuid[])`,
};

/**
 * The latest listings to sell on the market at $2, one for each name of a card, those with a fresh count first: $1 how many. As
 * many are looked through as one call may post: somebody with a box of the same card leaves room for the others. None of somebody
 * under 18, whom only stores trade with: strangers aren't shown what they couldn't get.
 */
export const LATEST = {
  name: 'listings.latest',
  text: `with newest as materialized (
      select l.uuid, l.created_at, l.card_id, l.card_name, l.card_set_name, l.card_number, l.condition, l.finish,
        l.price_cents, ${staleRank('l.counted_at', 'p.role', '$2')} as rank
      from listings.listings l join users.listers p on p.uuid = l.lister
      where l.status = 'ACTIVE' and l.type = 'SELL' and ${isOnMarket('l.counted_at', 'p.role', '$2')}
        and ${tradesAnywhere('l.lister', '$2')}
      order by l.created_at desc, l.uuid desc limit 500),
    different as (select distinct on (card_name) * from newest order by card_name, rank, created_at desc, uuid desc)
    select card_id as "cardId", card_name as "cardName", card_set_name as "cardSet", card_number as "cardNumber",
      condition, finish, ${dollars('price_cents')} as price
    from different order by rank, created_at desc, uuid desc limit $1::int`,
};

/** How many listings are on the market at $2, counted as far as $1, along an index that has nothing else in it. */
export const COUNT_ALL = {
  name: 'listings.count-all',
  text: `select count(*)::int as total from (
      select from listings.listings l join users.listers p on p.uuid = l.lister
      where l.status = 'ACTIVE' and ${isOnMarket('l.counted_at', 'p.role', '$2')} order by l.lister limit $1::int) known`,
};
