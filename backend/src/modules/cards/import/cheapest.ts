// Works out which printing of each card is the cheapest, whenever prices or printings have changed.
import { PRICE } from '../domain/market-price.js';
import { CURRENCIES } from '../domain/price-kinds.js';
import type { RankScope } from './ranks.js';

const each = (written: (currency: (typeof CURRENCIES)[number]) => string) =>
  CURRENCIES.map(written).join(', ');

/**
 * All that cost as little as any other printing of their card are its cheapest. Null for one without a price. Those that
 * are gone cost nothing any more, and keep what is said of them until they are back.
 */
export const cheapest = (of: RankScope) => `
  with priced as materialized (
    select p.oid, m.pid, ${each((currency) => `${PRICE[currency]} as ${currency}`)}
    from cards.printing p join cards.printing_price m using (pid)
    where p.gone_at is null
      ${of === 'all' ? '' : 'and p.oid in (select oid from cards.oracle_card join incoming using (oracle_id))'}
  ), lowest as materialized (
    select oid, ${each((currency) => `min(${currency}) as ${currency}`)} from priced group by oid
  )
  update cards.printing_price known set ${each((currency) => `cheapest_${currency} = f.${currency}`)}
  from (
    select pid, ${each((currency) => `priced.${currency} = lowest.${currency} as ${currency}`)}
    from priced join lowest using (oid)
  ) f
  where known.pid = f.pid
    and (${each((currency) => `known.cheapest_${currency}`)}) is distinct from (${each((currency) => `f.${currency}`)})`;
