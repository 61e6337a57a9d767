// The SQL of what is new for somebody: each is one statement over the views that the modules publish which own the figures.
import { arrayText, dollars, moment } from '../../platform/database/json-page.js';
import { cardOf, printingsOf } from '../cards/index.js';
import { isOnMarket, isShownTo, staleRank } from '../listings/index.js';
import { tradesAnywhere, tradesWith } from '../users/index.js';
import { IN_STOCK, OWN_ON_MARKET } from './demand.sql.js';

/** The most cards of an answer. */
export const MAX_NEWS = 6;
/** So many of the watched cards are looked for, those that were watched last. */
export const MAX_WATCHED = 200;
/** So many copies of each printing are looked at, the cheapest ones. */
const MAX_COPIES = 5;

/** The cards that $1 watches: the ids that were watched last, each with its card. */
const WATCHED = `select distinct on (card) asked.id as asked, asked.card
  from (select id, ${cardOf('mine.id')} as card from (
      select card_id as id from watchlist.watched where owner = $1
      order by added_at desc, card_id desc limit ${MAX_WATCHED}) mine offset 0) asked
  where card is not null`;

/**
 * What others than $1, whom $1 may trade with, have in stock at $2 of the cards that $1 watches, in any printing, as JSON: of each card
 * the cheapest copy with a fresh count if there is one, the card with the newest copy first.
 */
export const WATCHED_IN_STOCK = {
  name: 'dashboard.watched-in-stock',
  text: `with reader as materialized (
      select role, ${tradesAnywhere('uuid', '$2')} as trades_anywhere from users.listers where uuid = $1)
    select ${arrayText({
      entry: `l.asked as "watchedCardId", l.card_id as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet",
      l.card_set_code as "cardSetCode", l.card_number as "cardNumber", l.type, ${dollars('l.price_cents')} as price,
      ${moment('l.newest')} as "listedAt", l.lister,
      ${moment('l.counted_at')} as "countedAt", l.rank = 1 as "isStale"`,
      rows: `select copy.*, (select lister from (select p.uuid, p.name, p.role) lister) as lister from (
        select distinct on (wanted.card) wanted.asked, l.*,
          max(l.created_at) over (partition by wanted.card) as newest
        from (${WATCHED}) wanted
          cross join lateral ${printingsOf('wanted.card')} each
          cross join lateral (
            select l.uuid as listing, l.lister as lister_id, l.card_id, l.card_name, l.card_set_name, l.card_set_code,
              l.card_number, l.type, l.price_cents, l.created_at, l.counted_at, ${staleRank('l.counted_at', 'o.role', '$2')} as rank
            from listings.active l join users.listers o on o.uuid = l.lister
            where l.card_id = each.id and l.type in ('SELL', 'TRADE') and l.lister <> $1 and ${isShownTo('$1::uuid', 'l.lister')}
              and ${isOnMarket('l.counted_at', 'o.role', '$2')}
              and ((select trades_anywhere from reader) or o.role = 'STORE') and ${tradesWith('o.uuid', '(select role from reader)', '$2')}
            order by l.price_cents, l.uuid limit ${MAX_COPIES}) l
        order by wanted.card, l.rank, l.type = 'TRADE', l.price_cents, l.listing) copy
      join users.listers p on p.uuid = copy.lister_id
      order by copy.newest desc, copy.listing limit ${MAX_NEWS}`,
    })}::text as answer`,
};

/** Of the cards that $1 has in stock at $2, those that most others watch. */
const TOP_WATCHED_IDS = `select card_id, watchers from (
      select c.card_id, c.watchers - (mine.card_id is not null)::int as watchers
      from watchlist.watchers c left join (
        select w.card_id from watchlist.watched w join users.listers p on p.uuid = w.owner where w.owner = $1) mine using (card_id)
      where c.card_id = any ((${IN_STOCK})::uuid[])) known
    where watchers > 0 order by watchers desc, card_id limit ${MAX_NEWS}`;

/** The same as JSON, with what one copy of each is called. */
export const MOST_WATCHED = {
  name: 'dashboard.most-watched',
  text: `select ${arrayText({
    entry: `l.card_id as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet",
      l.card_set_code as "cardSetCode", l.card_number as "cardNumber", l.watchers`,
    rows: `select * from (${TOP_WATCHED_IDS}) watched cross join lateral (
        select card_name, card_set_name, card_set_code, card_number from listings.active
        where lister = $1 and card_id = watched.card_id and type in ('SELL', 'TRADE') and ${OWN_ON_MARKET} limit 1) copy
      order by watched.watchers desc, watched.card_id`,
  })}::text as answer`,
};
