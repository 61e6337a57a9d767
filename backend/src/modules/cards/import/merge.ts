// The statements that bring the catalogue to the state of the staging table: only rows that differ are written.
import { FACTS_VERSION } from '../facts/version.js';
import { STAGED_FACTS, STAGED_RULES } from './staging.js';

/** Sets, by the first card of each. */
export const SETS = `
  insert into cards.set_info as known (code, name, set_type, released_at)
  select distinct on (set_code) set_code, set_name, set_type, min(released_at) over (partition by set_code)
  from incoming order by set_code, line
  on conflict (code) do update set name = excluded.name, set_type = excluded.set_type,
    released_at = least(known.released_at, excluded.released_at)
  where (known.name, known.set_type, known.released_at)
    is distinct from (excluded.name, excluded.set_type, least(known.released_at, excluded.released_at))`;

/** Cards, each described by its most ordinary printing, with every spelling that a living printing has. */
export const ORACLE_CARDS = `
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

/** Rules by their content: what is there already is what it would be. Before duplicates go, which may have brought them. */
export const RULES = `
  insert into cards.rules (digest, ${STAGED_RULES.map((each) => (each === 'rule_flags' ? 'flags' : each)).join(', ')})
  select distinct on (digest) digest, ${STAGED_RULES.join(', ')} from incoming where type_line is not null
  on conflict (digest) do nothing`;

/** Costs that are new. */
export const NEW_COSTS = `
  select distinct cost from incoming, unnest(costs) each(cost)
  where not exists (select from cards.mana_cost known where known.cost = each.cost)`;

/** $1: costs as a JSON array. */
export const MANA_COSTS = `
  insert into cards.mana_cost (cost, symbols, generic)
  select cost, symbols, generic from json_to_recordset($1) new(cost text, symbols text[], generic int)
  on conflict (cost) do nothing`;

/** Rules that no printing follows any more, not even one that is gone. */
export const UNUSED_RULES = `
  delete from cards.rules r where not exists (select from cards.printing p where p.rid = r.rid)`;

const PRINTING = [
  ...`set_code collector_number number_value lang name names name_key layout rarity released_at games finishes art extra
  variation ordinary artist`.split(/\s+/),
  ...STAGED_FACTS,
];
const PLACED = 'in_default rank_name rank_released rank_set firsts'.split(' ');
const of = (table: string, columns: readonly string[]) =>
  columns.map((each) => `${table}.${each}`).join(', ');
const taken = (columns: readonly string[]) => columns.map((each) => `${each} = excluded.${each}`).join(', ');

/**
 * Printings with their places; one that had gone is back. $1: the source; null leaves it as it is. Answers how many
 * were written for more than their places.
 */
export const PRINTINGS = `
  with changed as (
    select i.id, o.oid, coalesce($1, old.source) as source, ${FACTS_VERSION}::smallint as facts, r.rid,
      ${of('i', PRINTING)}, ${of('w', PLACED)},
      old.id is null or old.gone_at is not null
        or (old.oid, old.source, old.facts, old.rid, ${of('old', PRINTING)}) is distinct from
          (o.oid, coalesce($1, old.source), ${FACTS_VERSION}::smallint, r.rid, ${of('i', PRINTING)}) as is_other
    from incoming i join cards.oracle_card o using (oracle_id) join cards.rules r using (digest)
      join placed w on w.id = i.id left join cards.printing old on old.id = i.id
    where old.id is null or old.gone_at is not null
      or (old.oid, old.source, old.facts, old.rid, ${of('old', [...PRINTING, ...PLACED])}) is distinct from
        (o.oid, coalesce($1, old.source), ${FACTS_VERSION}::smallint, r.rid, ${of('i', PRINTING)}, ${of('w', PLACED)})
  ), written as (
    insert into cards.printing (id, oid, source, facts, rid, ${[...PRINTING, ...PLACED].join(', ')})
    select id, oid, source, facts, rid, ${[...PRINTING, ...PLACED].join(', ')} from changed
    on conflict (id) do update set gone_at = null, merged_into = null,
      ${taken(['oid', 'source', 'facts', 'rid', ...PRINTING, ...PLACED])}
  )
  select count(*) filter (where is_other)::int as touched from changed`;

/** The places of the printings that the file does not name. */
export const OTHER_PLACES = `
  update cards.printing p set ${PLACED.map((each) => `${each} = w.${each}`).join(', ')} from placed w
  where p.id = w.id and not exists (select from incoming i where i.id = p.id)
    and (${of('p', PLACED)}) is distinct from (${of('w', PLACED)})`;

/**
 * Printings that are there no more: missing from a file that is whole ($1: its source, $2: whether it is whole), put
 * out of their place in the set by another, or of the sample that is being replaced ($3). Whoever took the place of
 * the same card takes its id over too.
 */
export const GONE = `
  update cards.printing p set gone_at = now(), merged_into = f.heir
  from (
    select old.id, case when o.oid = old.oid then i.id end as heir
    from cards.printing old left join incoming i
        on (i.set_code, i.collector_number, i.lang) = (old.set_code, old.collector_number, old.lang)
      left join cards.oracle_card o using (oracle_id)
    where old.gone_at is null and not exists (select from incoming same where same.id = old.id)
      and (old.source = $1 and $2 or old.source = 'sample' and $3 or i.id is not null)
  ) f
  where p.id = f.id`;

/** An id that was merged twice leads to the last one; one that is back leads nowhere any more. */
export const FOLLOW = `
  update cards.printing earlier set merged_into = later.merged_into from cards.printing later
  where earlier.merged_into = later.id and later.merged_into is not null
    and later.id not in (select id from incoming)`;

const PRICES = ['usd', 'usd_foil', 'usd_etched', 'eur', 'eur_foil', 'tix'];

/** Whether the file tells what any card costs. */
export const TELLS_PRICES = `
  select exists (select from incoming i where num_nonnulls(${of('i', PRICES)}) > 0) as "tellsPrices"`;

/** Prices. $1: the day they are of. */
export const PRICE_ROWS = `
  insert into cards.printing_price (pid, ${PRICES.join(', ')}, as_of)
  select p.pid, ${of('i', PRICES)}, $1::date
  from incoming i join cards.printing p using (id) left join cards.printing_price old using (pid)
  where case when old.pid is null then num_nonnulls(${of('i', PRICES)}) > 0
    else (${of('old', PRICES)}, old.as_of) is distinct from (${of('i', PRICES)}, $1::date) end
  on conflict (pid) do update set as_of = excluded.as_of,
    ${PRICES.map((each) => `${each} = excluded.${each}`).join(', ')}`;

/** The objects as they came; answers how many are new and how many differ from what was known. */
export const RAW_OBJECTS = `
  with written as (
    insert into cards.card_raw (id, raw)
    select i.id, i.raw from incoming i left join cards.card_raw old using (id)
    where old.id is null or old.raw::text <> i.raw::text
    on conflict (id) do update set raw = excluded.raw
    returning xmax = 0 as is_new
  )
  select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed from written`;
