// The statement that reads what a card has cost.
import { PRICE_KINDS } from '../domain/price-kinds.js';

const KINDS = PRICE_KINDS.map(({ kind, finish, currency }) => `(${kind}, '${finish}', '${currency}')`).join(
  ', ',
);

/**
 * The answer as JSON text; no row where there is no such card. $1: the card, $2 and $3: the first and the last day, or
 * null, $4: how many days there are by default, $5: how many at the most. A card that was merged into another is
 * answered with that other one, whose history begins with that of the cards it took over.
 */
export const PRICE_HISTORY = {
  name: 'cards.price-history',
  text: `
    with asked as (
      select coalesce(merged_into, id) as id from cards.printing where id = $1
    ), card as (
      select p.id, p.pid from asked join cards.printing p using (id)
    ), family as (
      select pid, false as earlier from card
      union all select p.pid, true from cards.printing p join card on p.merged_into = card.id
    ), known as (
      select distinct on (m.kind, day) m.kind, m.month + (each.nth::int - 1) as day, each.cents
      from family f join cards.price_month m using (pid) cross join unnest(m.cents) with ordinality each(cents, nth)
      where each.cents is not null
      order by m.kind, day, f.earlier
    ), whole as (
      select min(day) as since, max(day) as until from known
    ), ending as (
      select since, until, coalesce($3::date, greatest(until, $2::date)) as last from whole
    ), span as (
      select since, until, last, greatest(coalesce($2::date, last - ($4::int - 1)), last - ($5::int - 1)) as first
      from ending
    ), series as (
      select kind, string_agg(format('{"date":"%s","price":%s}', day, round(cents / 100.0, 2)), ',' order by day) as prices
      from known, span where day between first and last group by kind
    )
    select row_to_json(history)::text as history from (
      select 'price_history' as object, card.id as card_id,
        (select as_of from cards.printing_price price where price.pid = card.pid
          and num_nonnulls(usd, usd_foil, usd_etched, eur, eur_foil, tix) > 0),
        span.since, span.until, span.first as "from", span.last as "to",
        coalesce((
          select '[' || string_agg(
            format('{"finish":"%s","currency":"%s","prices":[%s]}', k.finish, k.currency, prices), ',' order by kind) || ']'
          from series join (values ${KINDS}) k(kind, finish, currency) using (kind)
        ), '[]')::json as series
      from card, span
    ) history`,
};
