// The SQL of the copies that were found for somebody.
import { dollars, moment, pageText } from '../../../platform/database/json-page.js';
import { idsOf, marketCents } from '../../cards/index.js';
import { isOnMarket, neitherBlocked } from '../../listings/index.js';
import { distanceKey, distanceTo, isWithinRadius, viewerSql } from '../../places/index.js';
import { tradesAnywhere, tradesWith } from '../../users/index.js';
import { fitsSql, wearOf } from '../matching/fits.sql.js';

/** As many of the latest matches are listed. */
const MAX_MATCHES = 2000;

/**
 * $1 caller, $2 limit, $3 moment and $4 listing to start after, $5 batch, $6 now: what of it fits still, by the terms and the places of
 * now, and is on the market.
 */
const matches = (name: string, condition: string) => ({
  name,
  text: `with ${viewerSql('$1')},
    latest as materialized (
      select * from watchlist.match m where m.owner = $1 and ${condition}
      order by m.matched_at desc, m.listing desc limit ${MAX_MATCHES}),
    copies as materialized (
      select f.owner, f.card_id as wanted, f.matched_at, f.from_cents, f.listing, a.*, u.name, u.role, ${wearOf('a.condition')} as wear,
        (select ${marketCents('a.finish')} from cards.tradeable m where m.asked_id = a.card_id limit 1) as market_cents
      from latest f
        cross join lateral (select card_id, card_name, card_set_name, card_number, type, condition, finish, language, price_cents,
          lister, counted_at from listings.active where uuid = f.listing limit 1) a
        cross join lateral (select name, role from users.listers where uuid = a.lister limit 1) u),
    listers as materialized (
      select s.lister from (select distinct lister, role from copies) s
      where ${isWithinRadius(distanceKey('s.lister'))} and ${neitherBlocked('$1', 's.lister')}
        and ${tradesAnywhere('s.lister', '$6')} and ${tradesWith('$1', 's.role', '$6')}),
    found as materialized (
      select distinct on (o.listing) o.* from copies o join listers using (lister)
        join watchlist.want w on w.owner = o.owner and w.card_id = o.wanted
      where ${isOnMarket('o.counted_at', 'o.role', '$6')} and ${fitsSql('w', 'o')}
        and (w.any_printing or o.card_id = any (array${idsOf('w.card_id')}))
      order by o.listing, o.matched_at desc)
    ${pageText({
      entry: `l.listing, l.wanted as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet", l.card_number as "cardNumber",
        l.type, l.condition, l.finish, l.language, ${dollars('l.price_cents')} as price,
        case when l.from_cents > l.price_cents then ${dollars('l.from_cents')} end as before, l.lister, l.name as "listerName",
        ${distanceTo('l.lister')} as distance, ${moment('l.matched_at')} as "matchedAt"`,
      key: 'l.matched_at, l.listing',
      rows: `select * from found where (matched_at, listing) < ($3::timestamptz, $4::uuid)
        order by matched_at desc, listing desc limit $2::int + 1`,
      total: 'select count(*)::int from found',
    })}`,
});
export const MATCHES = matches('watchlist.matches', '$5::uuid is null');
export const MATCHES_OF_BATCH = matches('watchlist.matches-of-batch', 'm.batch = $5::uuid');
