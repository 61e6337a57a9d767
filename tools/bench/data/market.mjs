// The SQL that makes listings and watchlists, skewed as a market is: few large stores, many players, some cards much wanted.

/** The cards that people trade, the most wanted first. */
export const WANTED = `
  create unlogged table bench.card as
  select row_number() over (order by hashtextextended(p.id::text, 7))::int as rank, p.id, p.pid, p.name, p.set_code, s.name as set_name,
    p.collector_number as number, '/api/cards/' || p.id || '/image/front/normal' as image,
    case when 'nonfoil' = any (p.finishes) then 'NONFOIL' else upper(p.finishes[1]) end as finish,
    round(25 * exp(7 * bench.unit(hashtextextended(p.id::text, 7), 8) ^ 2))::int as cents
  from cards.printing p join cards.set_info s on s.code = p.set_code
  where p.gone_at is null and 'paper' = any (p.games) and p.finishes && '{nonfoil,foil,etched}';
  alter table bench.card add primary key (rank);
  analyze bench.card`;

/** A card by its place among the wanted: half of all that is listed is of a quarter of the cards. */
const card = (salt) => `1 + floor(bench.unit(n, ${salt}) ^ 2 * (select count(*) from bench.card))::int`;

/**
 * $1 how many listings, $2 accounts, $3 stores, $4 large stores, $5 today. Large stores have a fifth of all, the other stores
 * two fifths, the more the lower their number; players have the rest.
 */
export const LISTINGS = `
  insert into listings.listings (uuid, lister, card_id, pid, card_name, card_set_code, card_set_name, card_number, card_image_url,
    condition, type, finish, language, price_cents, status, final_price_cents, created_at, status_updated_at)
  select bench.id('listing', n), bench.id('account', lister), c.id, c.pid, c.name, c.set_code, c.set_name, c.number, c.image,
    bench.one_of('{NEAR_MINT,NEAR_MINT,NEAR_MINT,LIGHTLY_PLAYED,LIGHTLY_PLAYED,MODERATELY_PLAYED,HEAVILY_PLAYED,DAMAGED}',
      bench.unit(n, 24)),
    bench.one_of('{SELL,SELL,SELL,SELL,SELL,SELL,SELL,SELL,TRADE,BUY}', bench.unit(n, 25)), c.finish, 'en', price,
    case when sold then 'SOLD' else 'ACTIVE' end, case when sold then price end, created,
    case when sold then created + ($5::date - created) * bench.unit(n, 27) else created end
  from (
    select n, ${card(23)} as rank, bench.unit(n, 26) < 0.2 as sold,
      $5::date - bench.unit(n, 28) * interval '365 days' as created,
      case
        when bench.unit(n, 21) < 0.2 or $3::int = $4::int then 1 + floor(bench.unit(n, 22) * $4::int)
        when bench.unit(n, 21) < 0.6 then $4::int + 1 + floor(bench.unit(n, 22) ^ 2 * ($3::int - $4::int))
        else $3::int + 1 + floor(bench.unit(n, 22) ^ 1.5 * ($2::int - $3::int))
      end::bigint as lister
    from generate_series(1, $1::int) n) drawn
  join bench.card c using (rank)
  cross join lateral (select greatest(1, round(c.cents * (0.8 + 0.4 * bench.unit(n, 29))))::int as price) priced`;

/** $1 how many entries, $2 accounts, $3 today. */
export const WATCHED = `
  insert into watchlist.watched_card
    (owner, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, added_at)
  select bench.id('account', 1 + floor(bench.unit(n, 31) ^ 2 * $2::int)::bigint), c.id, c.name, c.set_code, c.set_name, c.number,
    c.image, $3::date - bench.unit(n, 33) * interval '300 days'
  from (select n, ${card(32)} as rank from generate_series(1, $1::int) n) drawn join bench.card c using (rank)
  on conflict do nothing`;

/** What triggers would have counted. */
export const WATCHERS = `
  insert into watchlist.watcher_count (card_id, watchers)
  select card_id, count(*) from watchlist.watched_card w join users.listers p on p.uuid = w.owner group by card_id`;
