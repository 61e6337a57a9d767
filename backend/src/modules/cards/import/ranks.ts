// Works out, once an import, the place of every printing in each order, so that a search sorts whole numbers; which of
// them was the first of its card with this or that; and what there is of each card in all.

const WHERE_LIVING = `p.gone_at is null and not exists (select from incoming i where i.id = p.id)`;

const COLUMNS =
  'set_code number_value collector_number lang name_key layout ordinary released_at rarity art frame'.split(
    ' ',
  );
// Compared byte by byte from here on, whatever the server's own order is.
const IN_BYTES = new Set(['set_code', 'collector_number', 'lang']);
const columnsOf = (table: string) =>
  `${COLUMNS.map((each) => `${table}.${each}${IN_BYTES.has(each) ? ` collate "C" as ${each}` : ''}`).join(', ')},
    ${table}.games @> '{paper}' as paper, hashtextextended(${table}.artist, 0) as artist,
    hashtextextended(${table}.flavor, 0) as flavor`;

/** Of every card, or of those alone that are in the staging table. */
export type Extent = 'all' | 'incoming';

/** The printings as they will be: those of the file, and the living that it does not name. */
export const living = (of: Extent) => `
  create temporary table living on commit drop as
  select i.id, o.oid, ${columnsOf('i')} from incoming i join cards.oracle_card o using (oracle_id)
  union all
  select p.id, p.oid, ${columnsOf('p')}
  from cards.printing p where ${WHERE_LIVING}
    ${of === 'all' ? '' : 'and p.oid in (select oid from cards.oracle_card join incoming using (oracle_id))'}`;

// Only even numbers: a card that comes live finds room between two others.
const SPREAD = 2;
const MAX_RANK = 2_147_483_647;

/** A column, and what its first printing is called. */
const FIRSTS = {
  rarity: 'rarity',
  art: 'art',
  artist: 'artist',
  flavor: 'flavor',
  frame: 'frame',
  lang: 'language',
};

const firstOf = ([column, what]: [string, string]) =>
  `select min(nth) as nth, '${what}' as what from ranked where ${column} is not null group by oid, ${column}`;

const IN_DEFAULT = `row_number() over
        (partition by set_code, number_value, collector_number order by lang <> 'en', lang) = 1 as in_default`;
const NTH = `row_number() over
        (order by released_at, set_code, number_value, collector_number, lang <> 'en', lang) as nth`;

/** Places by name end in the preferred printing of each name; those by date and set are shared by its languages. */
const RANKED = `
      ${SPREAD} * row_number() over (order by name_key, coalesce(layout = 'reversible_card', false), not ordinary,
        released_at desc nulls last, set_code, number_value, collector_number, lang <> 'en', lang) as rank_name,
      ${SPREAD} * dense_rank() over (order by released_at nulls first, set_code, number_value, collector_number)
        as rank_released,
      ${SPREAD} * dense_rank() over (order by set_code, number_value, collector_number) as rank_set`;

/** A table `placed` with the places of what is in `living`; `near` those of single cards among all that have theirs. */
const placed = (ranks: string, from: string) => `
  create temporary table placed on commit drop as
  with ranked as materialized (
    select living.id, oid, rarity, art, artist, flavor, frame, lang, ${IN_DEFAULT}, ${NTH}, ${ranks} from ${from}
  ), firsts as materialized (
    select nth, array_agg(what order by what) as firsts from (
      ${Object.entries(FIRSTS).map(firstOf).join('\n      union all ')}
    ) every group by nth
  )
  select id, oid, in_default, rank_name::int, rank_released::int, rank_set::int, coalesce(firsts, '{}') as firsts
  from ranked left join firsts using (nth)`;

/** The places of all printings. */
export const PLACES = placed(RANKED, 'living');

/** The places of single cards (of `near`) among all that have theirs. */
export const NEAR_PLACES = placed(
  'near.rank_name, near.rank_released, near.rank_set',
  'living join near using (id)',
);

/**
 * Where single cards stand: behind the last that does not come after them. One that was known stays where it is, one
 * of a place in a set that is known by another language shares it. Names end at `!`, which sorts before every letter.
 */
export const NEAR = `
  create temporary table near on commit drop as
  with newcomers as materialized (
    select l.id, l.name_key, l.released_at, i.set_code, i.number_value, i.collector_number
    from living l join incoming i using (id)
  ), edges as materialized (
    select array(select distinct name_key || '!' from newcomers order by 1) as names,
      array(select distinct released_at + 1 from newcomers where released_at is not null order by 1) as days
  ), names as materialized (
    select width_bucket(p.name_key, e.names) as bucket, max(p.rank_name) as rank
    from cards.printing p, edges e where p.gone_at is null group by 1
  ), days as materialized (
    select width_bucket(p.released_at, e.days) as bucket, max(p.rank_released) as rank
    from cards.printing p, edges e where p.gone_at is null and cardinality(e.days) > 0 group by 1
  ), found as (
    select n.id,
      (select max(rank) from names where bucket < array_position(e.names, n.name_key || '!')) as by_name,
      (select max(rank) from days where bucket < array_position(e.days, n.released_at + 1)) as by_date,
      (select max(p.rank_set) from cards.printing p where p.gone_at is null and p.set_code = n.set_code
        and (coalesce(p.number_value, ${MAX_RANK}), p.collector_number)
          <= (coalesce(n.number_value, ${MAX_RANK}), n.collector_number)) as in_set,
      (select max(p.rank_set) from cards.printing p where p.gone_at is null and p.set_code = (
        select max(code collate "C") collate "default" from cards.set_info s where code collate "C" < n.set_code
          and exists (select from cards.printing x where x.set_code = s.code and x.gone_at is null))) as by_set,
      (select array[p.rank_released, p.rank_set] from cards.printing p where p.gone_at is null
        and (p.set_code, p.collector_number) = (n.set_code, n.collector_number) limit 1) as shared
    from newcomers n, edges e
  )
  select l.id, coalesce(old.rank_name, f.by_name + 1, 1) as rank_name,
    coalesce(old.rank_released, f.shared[1], f.by_date + 1, 1) as rank_released,
    coalesce(old.rank_set, f.shared[2], f.in_set + 1, f.by_set + 1, 1) as rank_set
  from living l left join found f using (id)
    left join cards.printing old on old.id = l.id and old.gone_at is null`;

/** What there is of each card, in its own language or the only one that a printing has. */
export const COUNTS = `
  update cards.oracle_card o set prints = c.prints, paper_prints = c.paper_prints, sets = c.sets,
    paper_sets = c.paper_sets, artists = c.artists, illustrations = c.illustrations
  from (
    select oid, count(*) as prints, count(*) filter (where paper) as paper_prints, count(distinct set_code) as sets,
      count(distinct set_code) filter (where paper) as paper_sets, count(distinct artist) as artists,
      count(distinct art) as illustrations
    from living join (select id, in_default from placed) w using (id) where in_default group by oid
  ) c
  where o.oid = c.oid and (o.prints, o.paper_prints, o.sets, o.paper_sets, o.artists, o.illustrations)
    is distinct from (c.prints, c.paper_prints, c.sets, c.paper_sets, c.artists, c.illustrations)`;
