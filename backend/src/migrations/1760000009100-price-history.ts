// What printings have cost, day by day: one row for a printing, a kind of price and a month.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PriceHistory1760000009100 implements MigrationInterface {
  name = 'PriceHistory1760000009100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(LAY_OVER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop aggregate cards.laid_over (int[])');
    await runner.query('drop function cards.lay_over (int[], int[])');
    await runner.query('drop table cards.price_month');
  }
}

// cents[3] is the price of the third, null where there is none; days after the last price are not in the array.
// kind: 1 usd, 2 usd_foil, 3 usd_etched, 4 eur, 5 eur_foil, 6 tix. A row a day would take twelve times the space.
const TABLE = `
  create table cards.price_month (
    pid int not null references cards.printing (pid),
    kind smallint not null check (kind between 1 and 6),
    month date not null check (extract(day from month) = 1),
    cents int[] not null check (cardinality(cents) <= 31),
    primary key (pid, kind, month)
  ) with (fillfactor = 70)`;

// Two views of one month: a day that both know is as the later one says.
const LAY_OVER = `
  create function cards.lay_over(known int[], later int[]) returns int[] language sql immutable strict parallel safe as $$
    select array_agg(coalesce(day.later, day.known) order by day.nth)
    from unnest(known, later) with ordinality day(known, later, nth)
  $$;
  create aggregate cards.laid_over(int[]) (sfunc = cards.lay_over, stype = int[], parallel = safe)`;
