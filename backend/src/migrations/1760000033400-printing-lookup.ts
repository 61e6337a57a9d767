// Lookup arrays of printings: a statement that meets tens of thousands of copies reads each key at a position, instead of in an index.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PrintingLookup1760000033400 implements MigrationInterface {
  name = 'PrintingLookup1760000033400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table cards.printing_lookup (
      is_only boolean constraint printing_lookup_pkey primary key default true,
      oid int[] not null, art int[] not null, pid int[] not null, rank_name int[] not null,
      constraint printing_lookup_is_only check (is_only))`);
    // Numbers that no printing has are 0: an array with nulls is read from its beginning for each element.
    await runner.query(`create function cards.keep_printing_lookup() returns void language sql as $$
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
    await runner.query(
      'create view cards.printing_lookups as select oid, art, pid, rank_name from cards.printing_lookup',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view cards.printing_lookups');
    await runner.query('drop function cards.keep_printing_lookup()');
    await runner.query('drop table cards.printing_lookup');
  }
}
