// The SQL of what nobody has counted for long.
import { expiredSince, roleOf, staleSince } from '../../listings/index.js';

/**
 * What of the stock of $1 is stale or expired at $2. Where little is, an index finds it without a look at the rest of the stock.
 */
export const STALE = {
  name: 'stock.stale',
  text: `with stale as materialized (
      select line, min(counted_at) <= ${expiredSince(roleOf('$1'), '$2')} as is_expired from listings.copies
      where lister = $1 and status = 'ACTIVE' and counted_at <= ${staleSince(roleOf('$1'), '$2')} group by line)
    select count(*)::int as lines, coalesce(sum(copies), 0)::int as copies,
      coalesce(sum(copies) filter (where is_expired), 0)::int as expired
    from stale cross join lateral (
      select count(*) as copies from listings.copies c
      where c.lister = $1 and c.line = stale.line and c.status = 'ACTIVE') own`,
};
