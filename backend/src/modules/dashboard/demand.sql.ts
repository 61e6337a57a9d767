// What the store $1 has in stock at $2, and how many people watch it.
import { isOnMarket, roleOf } from '../listings/index.js';

/** Whether a copy of $1 is on the market at $2. */
export const OWN_ON_MARKET = isOnMarket('counted_at', roleOf('$1'), '$2');

/** A SQL expression: the ids of the cards that $1 has to sell or to trade. */
export const IN_STOCK = `array(select card_id from listings.active
  where lister = $1 and type in ('SELL', 'TRADE') and ${OWN_ON_MARKET})`;

/** The cards that a `with` has. */
const idsOf = (name: string) => `((select ids from ${name})::uuid[])`;
/** One look at the index finds all: that many cards one by one would take ten times as long. */
const watcherSum = (name: string) =>
  `(select coalesce(sum(watchers), 0)::int from watchlist.watchers where card_id = any ${idsOf(name)})`;

/**
 * A select: how often others than $1 watch the cards in its stock, by whichever of their ids. The watchers of a card are
 * counted already. Where cards were merged, which is seldom, somebody may watch one by two ids and counts once: those are
 * counted person by person.
 */
export const WATCHED_BY_OTHERS = `with asked as materialized (select ${IN_STOCK} as ids),
      current as materialized (select array(
        select merged_into from cards.merged_cards where id = any ${idsOf('asked')}
        union select merged_into from cards.merged_cards where merged_into = any ${idsOf('asked')}) as ids),
      merged as materialized (
        select id, merged_into from cards.merged_cards where merged_into = any ${idsOf('current')}
        union all select id, id from unnest ${idsOf('current')} id),
      known as materialized (select array(select id from merged where id = any ${idsOf('asked')}) as ids)
    select ${watcherSum('asked')} - ${watcherSum('known')}
      - (select count(*)::int from watchlist.watched w join users.listers p on p.uuid = w.owner
        where w.owner = $1 and w.card_id = any ${idsOf('asked')} and w.card_id <> all ${idsOf('known')})
      + (select count(distinct (w.owner, m.merged_into))::int from merged m
        join watchlist.watched w on w.card_id = m.id join users.listers p on p.uuid = w.owner where w.owner <> $1)`;
