// The SQL of one lister's copies of a card, in any printing.
import { pageText } from '../../platform/database/json-page.js';
import { cardOf, printingsOf } from '../cards/index.js';
import { LISTING } from './persistence/listing.columns.js';

/** $1 lister, $2 card, $3 limit, $4 price and $5 uuid to start after: the lister's active listings of the card, cheapest first. */
export const OF_LISTER_WITH_CARD = {
  name: 'listings.of-lister-with-card',
  text: `with printings as materialized (
      select array(select $2::uuid union select id from ${printingsOf(cardOf('$2'))} known) as ids),
    found as materialized (
      select l.* from unnest((select ids from printings)::uuid[]) each (id) cross join lateral (
        select * from listings.listings where card_id = each.id and lister = $1 and status = 'ACTIVE') l
      where exists (select from users.listers where uuid = $1))
    ${pageText({
      entry: LISTING,
      key: 'l.price_cents, l.uuid',
      rows: `select l.* from found l where (l.price_cents, l.uuid) > ($4::int, $5::uuid)
        order by l.price_cents, l.uuid limit $3::int + 1`,
      total: 'select count(*)::int from found',
      limit: '$3::int',
    })}`,
};
