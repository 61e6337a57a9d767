// Precomputes the rank of every printing in each sort order, so that a search sorts integers; also which printing was the
// first of its card with a rarity, artist and so on, and the counts of each card.

const NOT_IN_FILE = `p.gone_at is null and not exists (select from incoming i where i.id = p.id)`;

const COLUMNS =
  'set_code number_value collector_number lang name_key layout ordinary released_at rarity art frame'.split(
    ' ',
  );
// Compared byte by byte, independent of the server's collation.
const IN_BYTES = new Set(['set_code', 'collector_number', 'lang']);
const columnsOf = (table: string) =>
  `${COLUMNS.map((each) => `${table}.${each}${IN_BYTES.has(each) ? ` collate "C" as ${each}` : ''}`).join(', ')},
    ${table}.games @> '{paper}' as paper, hashtextextended(${table}.artist, 0) as artist,
    hashtextextended(${table}.flavor, 0) as flavor`;

/** All cards, or only those in the staging table. */
export type RankScope = 'all' | 'incoming';

/** Creates the table `active`: the printings of the file, and the active ones that it does not name. */
export const createActive = (of: RankScope) => `
  create temporary table active on commit drop as
  select i.id, o.oid, ${columnsOf('i')} from incoming i join cards.oracle_card o using (oracle_id)
  union all
  select p.id, p.oid, ${columnsOf('p')}
  from cards.printing p where ${NOT_IN_FILE}
    ${of === 'all' ? '' : 'and p.oid in (select oid from cards.oracle_card join incoming using (oracle_id))'}`;

// Ranks are even, so that a card from the live source fits between two others.
const RANK_GAP = 2;
const MAX_RANK = 2_147_483_647;

/** The columns whose first printing is flagged, and the name of the flag. */
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

/** The rank by name ends in the preferred printing of each name; those by date and set are shared by its languages. */
const RANKED = `
      ${RANK_GAP} * row_number() over (order by name_key, coalesce(layout = 'reversible_card', false), not ordinary,
        released_at desc nulls last, set_code, number_value, collector_number, lang <> 'en', lang) as rank_name,
      ${RANK_GAP} * dense_rank() over (order by released_at nulls first, set_code, number_value, collector_number)
        as rank_released,
      ${RANK_GAP} * dense_rank() over (order by set_code, number_value, collector_number) as rank_set`;

/** Creates the table `new_rank` with the ranks of `active`. */
const createRanked = (ranks: string, from: string) => `
  create temporary table new_rank on commit drop as
  with ranked as materialized (
    select active.id, oid, rarity, art, artist, flavor, frame, lang, ${IN_DEFAULT}, ${NTH}, ${ranks} from ${from}
  ), firsts as materialized (
    select nth, array_agg(what order by what) as firsts from (
      ${Object.entries(FIRSTS).map(firstOf).join('\n      union all ')}
    ) every group by nth
  )
  select id, oid, in_default, rank_name::int, rank_released::int, rank_set::int, coalesce(firsts, '{}') as firsts
  from ranked left join firsts using (nth)`;

/** Ranks all printings. */
export const RANK_ALL = createRanked(RANKED, 'active');

/** Ranks single cards, by `neighbor_rank`, among the existing ranks. */
export const RANK_INCOMING = createRanked(
  'neighbor_rank.rank_name, neighbor_rank.rank_released, neighbor_rank.rank_set',
  'active join neighbor_rank using (id)',
);

/**
 * Creates the table `neighbor_rank`: a new card gets the rank after its predecessor. A known card keeps its rank, and a card
 * with the set and number of another language shares that one's. Names end at `!`, which sorts before every letter.
 */
export const FIND_NEIGHBOR_RANKS = `
  create temporary table neighbor_rank on commit drop as
  with newcomers as materialized (
    select l.id, l.name_key, l.released_at, i.set_code, i.number_value, i.collector_number
    from active l join incoming i using (id)
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
  from active l left join found f using (id)
    left join cards.printing old on old.id = l.id and old.gone_at is null`;

/** Counts the printings, sets and artists of each card, each printing in one language only. */
export const UPDATE_COUNTS = `
  update cards.oracle_card o set prints = c.prints, paper_prints = c.paper_prints, sets = c.sets,
    paper_sets = c.paper_sets, artists = c.artists, illustrations = c.illustrations
  from (
    select oid, count(*) as prints, count(*) filter (where paper) as paper_prints, count(distinct set_code) as sets,
      count(distinct set_code) filter (where paper) as paper_sets, count(distinct artist) as artists,
      count(distinct art) as illustrations
    from active join (select id, in_default from new_rank) w using (id) where in_default group by oid
  ) c
  where o.oid = c.oid and (o.prints, o.paper_prints, o.sets, o.paper_sets, o.artists, o.illustrations)
    is distinct from (c.prints, c.paper_prints, c.sets, c.paper_sets, c.artists, c.illustrations)`;
