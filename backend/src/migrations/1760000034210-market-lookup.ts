// Market prices beside the lookup arrays of printings, and a second row of arrays for printings that are newer than the first: what a
// live answer brings is written there, and the arrays of the whole catalog stay as they are.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const IN_STOCK = (more: string) => `create index listings_in_stock on listings.listings (lister, card_id)
  include (counted_at, price_cents, type, condition, uuid, pid${more}) where status = 'ACTIVE' and type in ('SELL', 'TRADE')`;
const CENTS = ['nonfoil_cents', 'foil_cents', 'etched_cents'];
const KEYS = ['oid', 'art', 'pid', 'rank_name'];
const ALL = [...KEYS, ...CENTS];

/** What a printing is shown as, and its market prices: numbers that there are none of are 0, as an array with nulls is read from its beginning. */
const SHOWN = `select p.pid as n, coalesce(s.oid, p.oid) as oid, coalesce(s.art, p.art) as picture, coalesce(s.pid, p.pid) as pid,
    coalesce(s.rank_name, p.rank_name) as rank_name, coalesce(m.usd, 0) as nonfoil_cents, coalesce(m.usd_foil, 0) as foil_cents,
    coalesce(m.usd_etched, 0) as etched_cents
  from cards.printing p left join cards.printing s on s.id = p.merged_into
    left join cards.printing_price m on m.pid = coalesce(s.pid, p.pid) and coalesce(s.gone_at, case when s.id is null then p.gone_at end) is null`;
const arrays = (columns: readonly string[], row: string) =>
  columns
    .map((each) => `coalesce(array_agg(coalesce(${row}.${each}, 0) order by n), '{}') as ${each}`)
    .join(', ');
const each = (write: (column: string) => string, columns: readonly string[] = ALL) =>
  columns.map(write).join(', ');

const TABLE = `is_only boolean constraint printing_lookup_tail_pkey primary key default true,
  ${each((column) => `${column} int[] not null default '{}'`)},
  constraint printing_lookup_tail_is_only check (is_only)`;

const KEEP_WHOLE = `create or replace function cards.keep_printing_lookup() returns void language sql as $$
  with shown as materialized (select *, dense_rank() over (order by picture)::int as art from (${SHOWN}) s)
  insert into cards.printing_lookup as known (${each((column) => column)})
  select ${arrays(ALL, 's')} from generate_series(1, (select max(n) from shown)) n left join shown s using (n)
  on conflict (is_only) do update set ${each((column) => `${column} = excluded.${column}`)}
    where (${each((column) => `known.${column}`)}) is distinct from (${each((column) => `excluded.${column}`)});
  update cards.printing_lookup_tail set ${each((column) => `${column} = '{}'`)} where pid <> '{}' $$`;

/**
 * $1: the printings of a live answer. The tail has those that are newer than the arrays; the picture that they share with a printing in the
 * arrays has its number, another one a negative one. The arrays are written again where a printing in them is not what they say, or when
 * the tail is a tenth of them.
 */
const KEEP_LATEST = `create function cards.keep_latest_printing_lookup(changed int[]) returns void language plpgsql as $$
  declare
    base cards.printing_lookup;
    last int := (select max(pid) from cards.printing);
    size int;
  begin
    select * into base from cards.printing_lookup;
    size := coalesce(cardinality(base.pid), 0);
    if base.pid is null or last - size > greatest(1000, size / 10) or exists (
      select from (${SHOWN} where p.pid = any (changed) and p.pid <= size) s
      where (s.oid, s.pid, s.rank_name, s.nonfoil_cents, s.foil_cents, s.etched_cents)
        is distinct from (base.oid[n], base.pid[n], base.rank_name[n], base.nonfoil_cents[n], base.foil_cents[n], base.etched_cents[n]))
    then
      perform cards.keep_printing_lookup();
    else
      update cards.printing_lookup_tail set (${each((column) => column)}) = (
        with shown as materialized (select * from (${SHOWN} where p.pid > size) s)
        select ${arrays(ALL, 's')} from generate_series(size + 1, last) n left join (
          select *, coalesce(
            (select base.art[o.pid] from cards.printing o where o.art = picture and o.pid <= size and o.merged_into is null limit 1),
            -(select min(o.pid) from cards.printing o where o.art = picture and o.pid > size)) as art
          from shown) s using (n));
    end if;
  end $$`;

export class MarketLookup1760000034210 implements MigrationInterface {
  name = 'MarketLookup1760000034210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table cards.printing_lookup ${each((column) => `add column ${column} int[] not null default '{}'`, CENTS)}`,
    );
    await runner.query(
      `alter table cards.printing_lookup ${each((column) => `alter column ${column} drop default`, CENTS)}`,
    );
    await runner.query(`create table cards.printing_lookup_tail (${TABLE})`);
    await runner.query('insert into cards.printing_lookup_tail default values');
    await runner.query(KEEP_WHOLE);
    await runner.query(KEEP_LATEST);
    await runner.query('select cards.keep_printing_lookup()');
    // The concatenation unpacks each array once; each element would unpack it again.
    await runner.query(`create or replace view cards.printing_lookups as
      select ${each((column) => `b.${column} || t.${column} as ${column}`)} from cards.printing_lookup b, cards.printing_lookup_tail t`);
    // What the orders by age and by discount need of a copy.
    await runner.query('drop index listings.listings_in_stock');
    await runner.query(IN_STOCK(', created_at, finish'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index listings.listings_in_stock');
    await runner.query(IN_STOCK(''));
    await runner.query('drop view cards.printing_lookups');
    await runner.query(
      `create view cards.printing_lookups as select ${each((column) => column, KEYS)} from cards.printing_lookup`,
    );
    await runner.query('drop function cards.keep_latest_printing_lookup(int[])');
    await runner.query('drop table cards.printing_lookup_tail');
    await runner.query(
      `alter table cards.printing_lookup ${each((column) => `drop column ${column}`, CENTS)}`,
    );
    await runner.query(`create or replace function cards.keep_printing_lookup() returns void language sql as $$
      with shown as materialized (
        select p.pid, coalesce(s.oid, p.oid) as oid, dense_rank() over (order by coalesce(s.art, p.art))::int as art,
          coalesce(s.pid, p.pid) as shown_pid, coalesce(s.rank_name, p.rank_name) as rank_name
        from cards.printing p left join cards.printing s on s.id = p.merged_into)
      insert into cards.printing_lookup as known (oid, art, pid, rank_name)
      select coalesce(array_agg(coalesce(s.oid, 0) order by n), '{}'), coalesce(array_agg(coalesce(s.art, 0) order by n), '{}'),
        coalesce(array_agg(coalesce(s.shown_pid, 0) order by n), '{}'), coalesce(array_agg(coalesce(s.rank_name, 0) order by n), '{}')
      from generate_series(1, (select max(pid) from shown)) n left join shown s on s.pid = n
      on conflict (is_only) do update
        set oid = excluded.oid, art = excluded.art, pid = excluded.pid, rank_name = excluded.rank_name
        where (known.oid, known.art, known.pid, known.rank_name)
          is distinct from (excluded.oid, excluded.art, excluded.pid, excluded.rank_name) $$`);
    await runner.query('select cards.keep_printing_lookup()');
  }
}
