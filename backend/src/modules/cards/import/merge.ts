// The statements that merge the staging table into the card database: they write only rows that differ.
import { FACTS_VERSION } from '../facts/version.js';
import { STAGED_FACTS, STAGED_RULES } from './staging.js';

/** Sets, by the first card of each. */
export const UPSERT_SETS = `
  insert into cards.set_info as known (code, name, set_type, released_at)
  select distinct on (set_code) set_code, set_name, set_type, min(released_at) over (partition by set_code)
  from incoming order by set_code, line
  on conflict (code) do update set name = excluded.name, set_type = excluded.set_type,
    released_at = least(known.released_at, excluded.released_at)
  where (known.name, known.set_type, known.released_at)
    is distinct from (excluded.name, excluded.set_type, least(known.released_at, excluded.released_at))`;

/** Cards, each described by its most ordinary printing, with the spellings of all active printings. */
export const UPSERT_ORACLE_CARDS = `
  with described as (
    select distinct on (oracle_id) oracle_id, name from incoming
    order by oracle_id, layout = 'reversible_card', not ordinary, released_at desc nulls last, line
  ), spelled as (
    select oracle_id, string_agg(distinct names, '') as names from (
      select oracle_id, names from incoming
      union all
      select o.oracle_id, p.names from cards.printing p join cards.oracle_card o using (oid)
      where p.gone_at is null and o.oracle_id in (select oracle_id from incoming)
        and p.id not in (select id from incoming)
    ) as every group by oracle_id
  )
  insert into cards.oracle_card as known (oracle_id, name, names)
  select d.oracle_id, d.name, s.names
  from described d join spelled s using (oracle_id) left join cards.oracle_card old using (oracle_id)
  where old.oid is null or (old.name, old.names) is distinct from (d.name, s.names)
  on conflict (oracle_id) do update set name = excluded.name, names = excluded.names`;

/** Rules, keyed by their content. Runs before duplicates are dropped, which may be the first rows with their rules. */
export const INSERT_RULES = `
  insert into cards.rules (digest, ${STAGED_RULES.map((each) => (each === 'rule_flags' ? 'flags' : each)).join(', ')})
  select distinct on (digest) digest, ${STAGED_RULES.join(', ')} from incoming where type_line is not null
  on conflict (digest) do nothing`;

/** Selects the new costs. */
export const NEW_COSTS = `
  select distinct cost from incoming, unnest(costs) each(cost)
  where not exists (select from cards.mana_cost known where known.cost = each.cost)`;

/** $1: costs as a JSON array. */
export const INSERT_MANA_COSTS = `
  insert into cards.mana_cost (cost, symbols, generic)
  select cost, symbols, generic from json_to_recordset($1) new(cost text, symbols text[], generic int)
  on conflict (cost) do nothing`;

/** Rules that no printing references, not even a retired one. */
export const DELETE_UNUSED_RULES = `
  delete from cards.rules r where not exists (select from cards.printing p where p.rid = r.rid)`;

const PRINTING_COLUMNS = [
  ...`set_code collector_number number_value lang name names name_key layout rarity released_at games finishes art extra
  variation ordinary artist`.split(/\s+/),
  ...STAGED_FACTS,
];
const RANK_COLUMNS = 'in_default rank_name rank_released rank_set firsts'.split(' ');
const columnsOf = (table: string, columns: readonly string[]) =>
  columns.map((each) => `${table}.${each}`).join(', ');
const excludedOf = (columns: readonly string[]) =>
  columns.map((each) => `${each} = excluded.${each}`).join(', ');

/**
 * Printings with their ranks; a retired one becomes active again. $1: the source; null leaves it unchanged. Returns how many
 * changed in more than their ranks. Only new ones are inserted: each insert takes a number, and what a search found is kept as a bit
 * for each number there is.
 */
export const UPSERT_PRINTINGS = `
  with changed as (
    select i.id, o.oid, coalesce($1, old.source) as source, ${FACTS_VERSION}::smallint as facts, r.rid,
      ${columnsOf('i', PRINTING_COLUMNS)}, ${columnsOf('w', RANK_COLUMNS)},
      old.id is not null as is_known, old.id is null or old.gone_at is not null
        or (old.oid, old.source, old.facts, old.rid, ${columnsOf('old', PRINTING_COLUMNS)}) is distinct from
          (o.oid, coalesce($1, old.source), ${FACTS_VERSION}::smallint, r.rid, ${columnsOf('i', PRINTING_COLUMNS)}) as is_other,
      old.gone_at is not null or old.art <> i.art as is_moved
    from incoming i join cards.oracle_card o using (oracle_id) join cards.rules r using (digest)
      join new_rank w on w.id = i.id left join cards.printing old on old.id = i.id
    where old.id is null or old.gone_at is not null
      or (old.oid, old.source, old.facts, old.rid, ${columnsOf('old', [...PRINTING_COLUMNS, ...RANK_COLUMNS])}) is distinct from
        (o.oid, coalesce($1, old.source), ${FACTS_VERSION}::smallint, r.rid, ${columnsOf('i', PRINTING_COLUMNS)}, ${columnsOf('w', RANK_COLUMNS)})
  ), written as (
    insert into cards.printing (id, oid, source, facts, rid, ${[...PRINTING_COLUMNS, ...RANK_COLUMNS].join(', ')})
    select id, oid, source, facts, rid, ${[...PRINTING_COLUMNS, ...RANK_COLUMNS].join(', ')} from changed where not is_known
    on conflict (id) do update set gone_at = null, merged_into = null,
      ${excludedOf(['oid', 'source', 'facts', 'rid', ...PRINTING_COLUMNS, ...RANK_COLUMNS])}
  ), changed_too as (
    update cards.printing p set gone_at = null, merged_into = null,
      ${['oid', 'source', 'facts', 'rid', ...PRINTING_COLUMNS, ...RANK_COLUMNS].map((each) => `${each} = c.${each}`).join(', ')}
    from changed c where c.is_known and p.id = c.id
  )
  select count(*)::int as written, count(*) filter (where is_other)::int as touched, coalesce(bool_or(is_moved), false) as moved from changed`;

/** Updates the ranks of the printings that the file does not name. */
export const UPDATE_OTHER_RANKS = `
  update cards.printing p set ${RANK_COLUMNS.map((each) => `${each} = w.${each}`).join(', ')} from new_rank w
  where p.id = w.id and not exists (select from incoming i where i.id = p.id)
    and (${columnsOf('p', RANK_COLUMNS)}) is distinct from (${columnsOf('w', RANK_COLUMNS)})`;

/**
 * Retires printings: those missing from a complete file ($1: its source, $2: whether it is complete), those whose set and
 * number another printing has now, and the sample that is being replaced ($3). When the other printing is of the same card,
 * the retired id redirects to it.
 */
export const RETIRE_MISSING = `
  update cards.printing p set gone_at = now(), merged_into = f.target
  from (
    select old.id, case when o.oid = old.oid then i.id end as target
    from cards.printing old left join incoming i
        on (i.set_code, i.collector_number, i.lang) = (old.set_code, old.collector_number, old.lang)
      left join cards.oracle_card o using (oracle_id)
    where old.gone_at is null and not exists (select from incoming same where same.id = old.id)
      and (old.source = $1 and $2 or old.source = 'sample' and $3 or i.id is not null)
  ) f
  where p.id = f.id`;

/** Collapses chains of redirects; an id that is active again redirects nowhere. */
export const COLLAPSE_REDIRECTS = `
  update cards.printing earlier set merged_into = later.merged_into from cards.printing later
  where earlier.merged_into = later.id and later.merged_into is not null
    and later.id not in (select id from incoming)`;

const PRICE_COLUMNS = ['usd', 'usd_foil', 'usd_etched', 'eur', 'eur_foil', 'tix'];

/** Whether the file has any price. */
export const HAS_PRICES = `
  select exists (select from incoming i where num_nonnulls(${columnsOf('i', PRICE_COLUMNS)}) > 0) as "hasPrices"`;

/** Prices. $1: the day they are of. */
export const UPSERT_PRICES = `
  insert into cards.printing_price (pid, ${PRICE_COLUMNS.join(', ')}, as_of)
  select p.pid, ${columnsOf('i', PRICE_COLUMNS)}, $1::date
  from incoming i join cards.printing p using (id) left join cards.printing_price old using (pid)
  where case when old.pid is null then num_nonnulls(${columnsOf('i', PRICE_COLUMNS)}) > 0
    else (${columnsOf('old', PRICE_COLUMNS)}, old.as_of) is distinct from (${columnsOf('i', PRICE_COLUMNS)}, $1::date) end
  on conflict (pid) do update set as_of = excluded.as_of,
    ${PRICE_COLUMNS.map((each) => `${each} = excluded.${each}`).join(', ')}`;

/** The raw objects; returns how many are new and how many have changed. */
export const UPSERT_RAW_CARDS = `
  with written as (
    insert into cards.card_raw (id, raw)
    select i.id, i.raw from incoming i left join cards.card_raw old using (id)
    where old.id is null or old.raw::text <> i.raw::text
    on conflict (id) do update set raw = excluded.raw
    returning xmax = 0 as is_new
  )
  select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed from written`;

/** Writes the lookup arrays again, where they differ. Runs after all that changes a printing's card, picture, rank, redirect or price. */
export const KEEP_LOOKUP = 'select cards.keep_printing_lookup()';

/** The same after a live answer, which mostly brings printings that are new: the arrays of all others stay as they are. */
export const KEEP_LATEST_LOOKUP = `select cards.keep_latest_printing_lookup(
  (select array_agg(pid) from cards.printing where id in (select id from incoming union all select id from new_rank)))`;
