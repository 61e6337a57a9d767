// Refreshes spellings and name completions after an import: only rows that differ are written.

/** Of all cards, or those in the table `new_rank`. */
type Scope = 'all' | 'ranked';

/** Every spelling of an active card. kind: 0 is its own name, 1 that of a face, 2 another that some printing carries. */
export const spellings = (of: Scope) => `
  with active as materialized (
    select o.oid, o.names, cards.plain_names(o.name) as own, bool_and(p.extra) as extra,
      array(select unnest(cards.plain_names(face)) from unnest(string_to_array(o.name, ' // ')) face) as faces
    from cards.oracle_card o join cards.printing p on p.oid = o.oid
    where p.gone_at is null ${of === 'all' ? '' : 'and o.oid in (select oid from new_rank)'} group by o.oid
  ), spelled as materialized (
    select distinct oid, plain, cards.letters(plain) as letters,
      case when plain = any (own) then 0 when plain = any (faces) then 1 else 2 end as kind, extra
    from active, unnest(string_to_array(names, E'\\n')) as plain where plain <> ''
  ), gone as (
    delete from cards.spelling old
    where ${of === 'all' ? '' : 'old.oid in (select oid from new_rank) and'} not exists (select from spelled s where (s.oid, s.plain) = (old.oid, old.plain))
  )
  insert into cards.spelling as old (oid, plain, letters, kind, extra)
  select s.* from spelled s left join cards.spelling known using (oid, plain)
  where known.oid is null or (known.letters, known.kind, known.extra) is distinct from (s.letters, s.kind, s.extra)
  on conflict (oid, plain) do update set letters = excluded.letters, kind = excluded.kind, extra = excluded.extra`;

/** Where the completions of an active card: its name from each word on, with its number of printings. */
export const nameStarts = (of: Scope) => `
  with active as materialized (
    select name, string_to_array(cards.plain_name(name), ' ') as words, extra, prints from (
      select o.name, bool_and(p.extra) as extra, max(o.prints) as prints
      from cards.oracle_card o join cards.printing p on p.oid = o.oid
      where p.gone_at is null ${of === 'all' ? '' : 'and o.oid in (select oid from new_rank)'} group by o.name
    ) names
  ), starts as materialized (
    select cards.letters(array_to_string(words[at:], ' ')) as start, name, bool_or(at = 1) as is_first, extra, prints
    from active, generate_subscripts(words, 1) at group by 1, 2, 4, 5
  ), gone as (
    delete from cards.name_start old
    where ${of === 'all' ? '' : 'false and'} not exists (select from starts s where (s.start, s.name) = (old.start, old.name))
  )
  insert into cards.name_start as old (start, name, is_first, extra, prints)
  select s.* from starts s left join cards.name_start known using (start, name)
  where s.start <> '' and (known.name is null
    or (known.is_first, known.extra, known.prints) is distinct from (s.is_first, s.extra, s.prints))
  on conflict (start, name) do update
    set is_first = excluded.is_first, extra = excluded.extra, prints = excluded.prints`;
