// The SQL of how many people nearby want what somebody has: one statement over the wants of those cards alone.
import { accountsNear, viewerSql } from '../../places/index.js';
import { tradesAnywhere, tradesWith } from '../../users/index.js';
import { namesOf } from '../matching/names.sql.js';

/** The smallest number of people that is said, and the steps in which it is: nobody is found among fewer. */
export const CROWDS = [3, 5, 10, 20, 50, 100] as const;
/** People of one printing beyond the largest step change nothing. */
const MAX_PEOPLE = CROWDS.at(-1);
/** As many accounts near are looked at, the nearest first: of more, the number is a lower bound. */
const MAX_NEAR = 10_000;
/** Up to this number of wants of a printing, all are read; beyond it, those of the people nearby are looked up. */
const FEW_WANTS = 1000;

/** Wants of a printing `n` that the caller may count, of open accounts that the caller may trade with. */
const wantsOf = (
  condition: string,
): string => `select w.owner from watchlist.want w cross join lateral (select role from users.listers where uuid = w.owner limit 1) open
          where w.card_id = n.id and (w.visibility = 'TRADERS' or $3 and w.visibility = 'TOTALS') and w.owner <> $1
            and (w.any_printing or n.is_same) and ${tradesWith('$1', 'open.role', 'now()')} and ${condition} limit ${MAX_PEOPLE}`;

/**
 * It begins with who is near: however many want a card elsewhere hide none of them. `coalesce` has the people near hashed once, instead
 * of joined for each printing. $4 to $9: the box.
 */
const NEAR = `near as materialized (select account from (${accountsNear(4)}) a order by distance, account limit ${MAX_NEAR}),
    sized as materialized (
      select n.*, (select count(*) > ${FEW_WANTS} from (
        select from watchlist.want where card_id = n.id limit ${FEW_WANTS} + 1) found) as are_many from names n),
    wanted as materialized (
      select distinct n.asked, w.owner from sized n cross join lateral (
        (${wantsOf('not n.are_many and coalesce(w.owner in (select account from near), false)')})
        union all
        (${wantsOf('n.are_many and w.owner = any ((select array_agg(account order by account) from near)::uuid[])')})) w)`;

const ANYBODY = `wanted as materialized (
      select distinct n.asked, w.owner from names n cross join lateral (${wantsOf(tradesAnywhere('w.owner', 'now()'))}) w)`;

/**
 * $1 caller, $2 cards, $3 whether the caller is a store: how many people want each and let the caller know, in steps. Blocks don't
 * count: who could take one person out of a number by a block would learn what that one wants.
 */
const statement = (name: string, found: string) => ({
  name,
  text: `with ${viewerSql('$1')}, asked as materialized (select distinct id from unnest($2::uuid[]) as a (id)),
    names as materialized (${namesOf('asked')}),
    ${found}
    select asked as "cardId", (array[${CROWDS}])[width_bucket(count(*), array[${CROWDS}]::bigint[])] as people
    from wanted group by asked having count(*) >= ${CROWDS[0]} order by asked`,
});

/** Within the radius of the caller. */
export const DEMAND_NEAR = statement('watchlist.demand-near', NEAR);
/** Of a caller without a place, or without a radius. */
export const DEMAND_ANYWHERE = statement('watchlist.demand-anywhere', ANYBODY);
