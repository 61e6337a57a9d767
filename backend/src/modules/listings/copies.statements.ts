// The SQL of one lister's copies of a card, in any printing.
import { pageText } from '../../platform/database/json-page.js';
import { cardOf, printingsOf } from '../cards/index.js';
import { neitherBlocked } from './persistence/blocks.sql.js';
import { isOnMarket, staleRank } from './persistence/count-age.sql.js';
import { listingOfRole } from './persistence/listing.columns.js';

/**
 * $1 lister, $2 card, $3 limit, $4 rank, $5 price and $6 uuid to start after, $7 now: the lister's listings of the card, those
 * with a fresh count first, cheapest first. $8 who asks: the lister also sees those that are off the market.
 */
export const OF_LISTER_WITH_CARD = {
  name: 'listings.of-lister-with-card',
  text: `with seller as materialized (select role from users.listers where uuid = $1 and ${neitherBlocked('$8::uuid', '$1')}),
    printings as materialized (
      select array(select $2::uuid union select id from ${printingsOf(cardOf('$2'))} known) as ids),
    found as materialized (
      select l.*, ${staleRank('l.counted_at', 'seller.role', '$7')} as rank, seller.role
      from seller cross join unnest((select ids from printings)::uuid[]) each (id) cross join lateral (
        select * from listings.listings where card_id = each.id and lister = $1 and status = 'ACTIVE') l
      where $8::uuid = $1 or ${isOnMarket('l.counted_at', 'seller.role', '$7')})
    ${pageText({
      entry: listingOfRole('l.role'),
      key: 'l.rank, l.price_cents, l.uuid',
      rows: `select l.* from found l where (l.rank, l.price_cents, l.uuid) > ($4::int, $5::int, $6::uuid)
        order by l.rank, l.price_cents, l.uuid limit $3::int + 1`,
      total: 'select count(*)::int from found',
      limit: '$3::int',
    })}`,
};
