// The SQL of the copies of a card, in any printing: those of one lister, and the newest ones of the cards that somebody watches.
import { arrayText, dollars, moment, pageText } from '../../platform/database/json-page.js';
import { cardOf, printingsOf } from './availability.statements.js';
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

/** So many copies of each printing are looked at, the cheapest ones. */
const COPIES = 5;

/**
 * What others than $1 have in stock of the cards whose ids the select `cards` gives as `id`, in any printing: of each card the
 * cheapest copy, the card with the newest copy first, so many cards at most. As a value of a statement: a JSON array.
 */
export const newestCopiesOf = (cards: string, most: number) =>
  arrayText({
    entry: `l.asked as "watchedCardId", l.card_id as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet",
      l.card_set_code as "cardSetCode", l.card_number as "cardNumber", l.type, ${dollars('l.price_cents')} as price,
      ${moment('l.newest')} as "listedAt", l.lister`,
    rows: `select copy.*, (select lister from (select p.uuid, p.name, p.role) lister) as lister from (
        select distinct on (wanted.card) wanted.asked, l.*,
          max(l.created_at) over (partition by wanted.card) as newest
        from (select distinct on (card) asked.id as asked, asked.card
            from (select id, ${cardOf('mine.id')} as card from (${cards}) mine offset 0) asked where card is not null) wanted
          cross join lateral ${printingsOf('wanted.card')} each
          cross join lateral (
            select l.uuid as listing, l.lister as lister_id, l.card_id, l.card_name, l.card_set_name, l.card_set_code,
              l.card_number, l.type, l.price_cents, l.created_at
            from listings.listings l join users.listers o on o.uuid = l.lister
            where l.card_id = each.id and l.status = 'ACTIVE' and l.type in ('SELL', 'TRADE') and l.lister <> $1
            order by l.price_cents, l.uuid limit ${COPIES}) l
        order by wanted.card, l.type = 'TRADE', l.price_cents, l.listing) copy
      join users.listers p on p.uuid = copy.lister_id
      order by copy.newest desc, copy.listing limit ${most}`,
  });

/** One copy of the card `card` in the stock of the lister $1, for what the card is called: the columns of a listing. */
export const copyInStock = (card: string) =>
  `(select card_name, card_set_name, card_set_code, card_number from listings.listings
    where lister = $1 and card_id = ${card} and status = 'ACTIVE' and type in ('SELL', 'TRADE') limit 1)`;
