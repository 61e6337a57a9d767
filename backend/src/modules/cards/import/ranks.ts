// Works out, once an import, the place of every printing in each order, so that a search sorts whole numbers.

/** Places by name end in the preferred printing of each name; those by date and set are shared by its languages. */
export const RANKS = `
  update cards.printing p
  set in_default = r.in_default, rank_name = r.by_name, rank_released = r.by_date, rank_set = r.by_set
  from (
    select id,
      row_number() over (partition by set_code, collector_number order by lang <> 'en', lang collate "C") = 1
        as in_default,
      row_number() over (order by cards.name_order(name) collate "C", coalesce(layout = 'reversible_card', false),
        not ordinary, released_at desc nulls last, set_code collate "C", number_value, collector_number collate "C",
        lang <> 'en', lang collate "C") as by_name,
      dense_rank() over (order by released_at nulls first, set_code collate "C", number_value,
        collector_number collate "C") as by_date,
      dense_rank() over (order by set_code collate "C", number_value, collector_number collate "C") as by_set
    from cards.printing where gone_at is null
  ) r
  where p.id = r.id and (p.in_default, p.rank_name, p.rank_released, p.rank_set)
    is distinct from (r.in_default, r.by_name::int, r.by_date::int, r.by_set::int)`;
