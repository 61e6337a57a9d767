// The SQL of mutual matches: one statement over the wants and copies of the caller and of the players near them.
import { arrayText, dollars } from '../../../platform/database/json-page.js';
import { marketCents } from '../../cards/index.js';
import { isOnMarket, neitherBlocked } from '../../listings/index.js';
import { accountsNear, distanceTo, viewerSql } from '../../places/index.js';
import { tradesAnywhere } from '../../users/index.js';
import { fitsTerms, wearOf } from '../matching/fits.sql.js';
import { namesOf } from '../matching/names.sql.js';

/** As many of the caller's wants count, those changed last, and as many of their cards, the dearest. */
const MAX_WANTS = 500;
const MAX_CARDS = 1000;
/** As many players near are looked at, the nearest. */
const MAX_NEAR = 10_000;
/** As many copies of one printing are looked at for who else has it, and as many of those players are compared, the cheapest. */
const MAX_ANYWHERE = 5000;
const MAX_COMPARED = 200;
/** As many players are compared, those who have most of what the caller wants. */
const MAX_PLAYERS = 100;
/** As many players are answered, and as many copies of either side of each, the dearest. */
export const MAX_MUTUAL = 50;
export const MAX_COPIES_OF_SIDE = 20;

const COPY =
  'lister, card_id, card_name, card_set_name, card_number, type, condition, finish, language, price_cents, counted_at';
const WEAR = wearOf('a.condition');
const MARKET = `(select ${marketCents('a.finish')} from cards.tradeable m where m.asked_id = a.card_id limit 1)`;

/** The copies of a player `p` in `side`, as JSON. */
const copiesOf = (side: string): string =>
  arrayText({
    entry: `l.listing, l.card_id as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet", l.card_number as "cardNumber",
      l.condition, l.finish, l.language, ${dollars('l.price_cents')} as price`,
    rows: `select * from ${side} s where s.player = p.player order by s.price_cents desc, s.listing limit ${MAX_COPIES_OF_SIDE}`,
  });

/** A condition: a player is open to the caller $1 for trades anywhere at $2. */
const isOpenTo = (player: string): string => `${neitherBlocked('$1', player)}
        and ${tradesAnywhere(player, '$2')} and ${tradesAnywhere('$1', '$2')}`;

/** Players who have a card that the caller wants, of the copies of each printing for which this holds. */
const having = (condition: string, isPlaced: string): string => `
      select s.lister, ${isPlaced} as is_placed from (
          select distinct l.lister from names n cross join lateral (
            select c.lister from listings.active c where c.card_id = n.id and ${condition} limit ${MAX_ANYWHERE}) l) s
        cross join lateral (select role from users.listers where uuid = s.lister limit 1) u
      where s.lister <> $1 and u.role = 'USER' and ${isOpenTo('s.lister')}`;

const isPlaced = (account: string): string =>
  `exists (select from places.located where account = ${account})`;

/**
 * Those within the caller's radius: it begins with who is near, so that the copies elsewhere, however many, hide none of them. And those
 * without a place, who may be near. $3 to $8: the box around the radius.
 */
const NEARBY = `
      select a.account as lister, true as is_placed from (
          select account from (${accountsNear(3)}) a
            cross join lateral (select role from users.listers where uuid = a.account limit 1) u
          where account <> $1 and u.role = 'USER' and ${isOpenTo('account')} order by distance, account limit ${MAX_NEAR}) a
      union all ${having(`not ${isPlaced('c.lister')}`, 'false')}`;

/** Those who have a card that the caller wants, who has no place or no radius. */
const ANYWHERE = having('true', `not exists (select from viewer) or ${isPlaced('s.lister')}`);

/** Those who go to the event $3 and show their cards there, as the caller does, until it is over: a day after its start where no end is known. */
const AT_EVENT = `
      select s.account as lister, true as is_placed from events.card_showers s join users.listers u on u.uuid = s.account
        join events.scheduled e on e.uuid = s.event and coalesce(e.ends_at, e.starts_at + interval '1 day') > $2
      where s.event = $3::uuid and s.account <> $1 and u.role = 'USER' and ${isOpenTo('s.account')}
        and exists (select from events.card_showers own where own.event = $3 and own.account = $1)`;

/** The cheapest copies of a printing `n` that some of the players have. */
const copiesOfPlayers = (are: string): string => `
          (select uuid as listing, ${COPY} from listings.active where card_id = n.id and type <> 'BUY'
            and lister in (select lister from players where ${are})
          order by price_cents, uuid limit ${MAX_COMPARED})`;

/**
 * $1 caller, $2 now: of these players those who have copies that the caller wants and want copies that the caller has,
 * where both show these wants to people they could trade with. Whether a want asks for trades is not looked at: both have something
 * to give. One copy counts for each want, the cheapest. Those without a place come last. The best is who has much for both sides,
 * then who has most in all, then whose sides are nearest in price.
 */
const mutualMatches = (players: string) => `with ${viewerSql('$1')},
    wants as materialized (
      select w.card_id as id, w.* from watchlist.want w where w.owner = $1 and w.visibility = 'TRADERS'
        and exists (select from users.listers where uuid = $1 and role = 'USER')
      order by w.changed_at desc, w.card_id desc limit ${MAX_WANTS}),
    names as materialized (${namesOf('wants')}),
    players as materialized (${players}),
    theirs as materialized (
      select w.id as wanted, a.*, ${WEAR} as wear, case when w.max_percent is not null then ${MARKET} end as market_cents
      from names n join wants w on w.id = n.asked and (n.is_same or w.any_printing)
        cross join lateral (${copiesOfPlayers('is_placed')} union all ${copiesOfPlayers('not is_placed')}) a
      where ${isOnMarket('a.counted_at', `'USER'`, '$2')}),
    gets as materialized (
      select distinct on (o.lister, o.wanted) o.lister as player, o.*
      from theirs o join wants w on w.id = o.wanted where ${fitsTerms('w', 'o')}
      order by o.lister, o.wanted, o.price_cents, o.listing),
    candidates as materialized (
      select g.player, p.is_placed from (select player, count(*) from gets group by player) g join players p on p.lister = g.player
      order by p.is_placed desc, g.count desc, g.player limit ${MAX_PLAYERS}),
    own as materialized (
      select distinct on (card_id, condition, finish, language) uuid as listing, ${COPY} from (
        select * from listings.active where lister = $1 and type <> 'BUY' order by price_cents desc, uuid limit ${MAX_CARDS}) mine
      where ${isOnMarket('counted_at', `'USER'`, '$2')} order by card_id, condition, finish, language, price_cents, uuid),
    own_names as materialized (${namesOf('(select distinct card_id as id from own)')}),
    gives as materialized (
      select distinct on (w.owner, w.card_id) w.owner as player, o.*
      from candidates c
        join watchlist.want w on w.owner = c.player and w.visibility = 'TRADERS'
        join own_names n on n.id = w.card_id and (n.is_same or w.any_printing)
        join (select a.*, ${WEAR} as wear, ${MARKET} as market_cents from own a) o on o.card_id = n.asked
      where ${fitsTerms('w', 'o')} order by w.owner, w.card_id, o.price_cents, o.listing),
    sides as materialized (
      select c.player, c.is_placed, g.count as gives, g.cents as gives_cents, t.count as gets, t.cents as gets_cents
      from candidates c
        join (select player, count(*)::int as count, sum(price_cents) as cents from gives group by player) g using (player)
        join (select player, count(*)::int as count, sum(price_cents) as cents from gets group by player) t using (player)
      order by c.is_placed desc, least(g.count, t.count) desc, g.count + t.count desc, abs(g.cents - t.cents), c.player limit ${MAX_MUTUAL})
    select p.player as uuid, u.name, ${distanceTo('p.player')} as distance, p.gets, p.gives,
      ${dollars('p.gets_cents')} as "getsValue", ${dollars('p.gives_cents')} as "givesValue",
      ${copiesOf('gets')}::json as "getsCopies", ${copiesOf('gives')}::json as "givesCopies"
    from sides p cross join lateral (select name from users.listers where uuid = p.player limit 1) u
    order by p.is_placed desc, least(p.gives, p.gets) desc, p.gives + p.gets desc, abs(p.gives_cents - p.gets_cents), p.player`;

/** The players within the caller's radius. */
export const MUTUAL_MATCHES_NEAR = { name: 'watchlist.mutual-matches-near', text: mutualMatches(NEARBY) };

/** The players anywhere. */
export const MUTUAL_MATCHES_ANYWHERE = {
  name: 'watchlist.mutual-matches-anywhere',
  text: mutualMatches(ANYWHERE),
};

/** The players at the event $3, however far they live from the caller. */
export const MUTUAL_MATCHES_AT_EVENT = {
  name: 'watchlist.mutual-matches-at-event',
  text: mutualMatches(AT_EVENT),
};
