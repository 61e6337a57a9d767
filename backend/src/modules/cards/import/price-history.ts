// The statements that add to what cards have cost: a day from a catalogue, or whole months from a file of series.
import { PRICE_KINDS } from '../domain/price-kinds.js';

const PRICES_IN_FILE = PRICE_KINDS.map(({ kind, column }) => `(${kind}::smallint, i.${column})`).join(', ');

/** The prices of a day ($1), from the staging table of a catalogue. The last prices of a day count. */
export const PRICE_DAY = `
  with today as (
    select date_trunc('month', $1::date)::date as month, extract(day from $1::date)::int as nth
  )
  insert into cards.price_month as known (pid, kind, month, cents)
  select p.pid, priced.kind, today.month, array_fill(null::int, array[today.nth - 1]) || priced.cents
  from today cross join incoming i join cards.printing p using (id)
    cross join lateral (values ${PRICES_IN_FILE}) priced(kind, cents)
    left join cards.price_month old on old.pid = p.pid and old.kind = priced.kind and old.month = today.month
  where case when old.pid is null then priced.cents is not null
    else old.cents[today.nth] is distinct from priced.cents end
  on conflict (pid, kind, month) do update
    set cents[extract(day from $1::date)::int] = excluded.cents[extract(day from $1::date)::int]`;

/** Where a file of price series is copied to before anything of it is seen. Gone with the transaction. */
export const SERIES_STAGING = `
  create temporary table incoming_prices (
    line int generated always as identity,
    id uuid not null,
    kind smallint not null,
    month date not null,
    cents int[] not null
  ) on commit drop`;

/** Takes rows in the order of the columns above. */
export const SERIES_COPY = 'copy incoming_prices (id, kind, month, cents) from stdin';

/** How many cards of the file are known, and how many are not; the days that its prices are of. */
export const SERIES_COUNTS = `
  with cards as (
    select p.id is not null as is_known from (select distinct id from incoming_prices) i left join cards.printing p using (id)
  ), edges as (
    select min(month) as first, max(month) as last from incoming_prices
  )
  select count(*) filter (where is_known)::int as known, count(*) filter (where not is_known)::int as unknown,
    (select (first + (select min(nth) from incoming_prices, unnest(cents) with ordinality day(cents, nth)
      where month = first and day.cents is not null)::int - 1)::text from edges) as "firstDay",
    (select (last + (select max(cardinality(cents)) from incoming_prices where month = last) - 1)::text from edges) as "lastDay"
  from cards`;

/**
 * Lays the months of the file over those that are known, day by day; only rows that differ are written. Answers how
 * many are new and how many have changed.
 */
export const SERIES_MONTHS = `
  with written as (
    insert into cards.price_month as known (pid, kind, month, cents)
    select p.pid, i.kind, i.month, cards.laid_over(i.cents order by i.line)
    from incoming_prices i join cards.printing p using (id) group by p.pid, i.kind, i.month
    on conflict (pid, kind, month) do update set cents = cards.lay_over(known.cents, excluded.cents)
    where known.cents is distinct from cards.lay_over(known.cents, excluded.cents)
    returning xmax = 0 as is_new
  )
  select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed from written`;
