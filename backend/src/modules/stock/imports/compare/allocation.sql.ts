// Allocates the copies of a stock to the rows of an import, as few changes as possible: what both the preview and the commit do.

/** What rows and copies must have in common to be the same thing; the external ID counts where the file has them. */
const TERMS = 'card, condition, finish, language, type, is_signed, is_altered';
const KEY = `${TERMS}, external`;
/** What a row sets: copies that have it already are taken first. Columns that the file lacks are blank on both sides. */
const SETS = 'price_cents, shelf, note, private_note';

/** Digests instead of columns: to sort and to join by eight texts would take several times as long. */
const KEYED = `*, md5(row(${TERMS})::text)::uuid as terms, md5(row(${KEY})::text)::uuid as key,
    md5(row(${KEY}, ${SETS})::text)::uuid as whole`;

/** A text that counts only if the file has a column for it. */
const ifMapped = (field: string, value: string): string =>
  `case when $4::jsonb ? '${field}' then coalesce(${value}, '') else '' end`;

/** What makes a copy special that is of a line like others; a file without such a column counts it among those. */
const FLAGS = [
  ['isSigned', 'is_signed'],
  ['isAltered', 'is_altered'],
] as const;
const HAS_SPECIAL = 'c.key in (select key from existing where is_special)';
/** Whether a copy `e` is special and the row is about others, too: its price is theirs. */
const IS_ONE_OF_MANY = `e.is_special and (not bool_and(e.is_special) over (partition by m.nth)
          or count(*) over (partition by m.nth) < l.total)`;

interface Given {
  /** Which copies that rows ask for, and which of those come first. */
  readonly wanted?: string;
  readonly first?: string;
  /** Which copies of the stock. */
  readonly stock?: string;
  /** CTEs that came before. */
  readonly after?: readonly string[];
}

/** A CTE that gives copies `e` of the stock to copies `c` that rows ask for, where both have the same digest. */
const given = (name: string, digest: string, { wanted, first, stock, after = [] }: Given): string => {
  const isOpen = 'where (a.nth, a.copy) = (c.nth, c.copy)';
  const open = [wanted, ...after.map((each) => `not exists (select from ${each} a ${isOpen})`)];
  const left = [stock, ...after.map((each) => `not exists (select from ${each} a where a.uuid = e.uuid)`)];
  const all = (conditions: readonly (string | undefined)[]) =>
    conditions.filter((each) => each !== undefined).join(' and ') || 'true';
  return `  ${name} as materialized (
    select w.nth, w.copy, e.uuid
    from (select *, row_number() over (partition by ${digest} order by ${first ? `${first}, ` : ''}nth, copy) as place
      from copies c where ${all(open)}) w
    join (select *, row_number() over (partition by ${digest} order by status desc, uuid) as place
      from existing e where ${all(left)}) e using (${digest}, place))`;
};

/** Whether a copy `e` may be what an open row `r` means: what the row says for certain is the same. */
const MAY_BE = `(r.external_id is null or e.own_external is null)
      and ${['condition', 'finish', 'language'].map((term) => `coalesce(r.${term}, e.${term}) = e.${term}`).join(' and ')}`;
const ifCertain = (term: string, isCertain = 'problem is null'): string =>
  `case when ${isCertain} then ${term} end as ${term}`;

/**
 * CTEs: `open_rows` are held back or were skipped, `doubtful` are the copies that they may mean by their external ID, card or name.
 * Those are not missing from the file, so they stay.
 */
const DOUBTFUL = `
  open_rows as materialized (
    select distinct stock_card as card, ${ifCertain('condition')},
      ${ifCertain('finish', `problem is null and reason <> 'no-such-finish'`)}, ${ifCertain('language')},
      nullif(said ->> 'externalId', '') as external_id, lower(split_part(said ->> 'name', ' // ', 1)) as name, suggestions
    from stock.import_row
    where import = $1 and $3 <> 'ADD' and section in ('STOCK', 'DECK') and (kind = 'HELD' or reason = 'skipped-by-you')),
  doubtful as materialized (
    select e.uuid from open_rows r join existing e on e.own_external = r.external_id
    union select e.uuid from open_rows r join existing e on e.card = r.card and ${MAY_BE}
    union select e.uuid from (select *, unnest(suggestions) as suggested from open_rows where card is null) r
      join existing e on e.card = r.suggested and ${MAY_BE}
    union select e.uuid from open_rows r join existing e on r.card is null and e.name = r.name and ${MAY_BE})`;

/**
 * CTEs over $1 import, $2 owner, $3 mode, $4 the fields that the file has, as a JSON array. `leads` are the rows, of identical
 * ones the first with the sum; `matched` gives copies to rows; `missing` are the copies that a row lacks; `surplus` are those
 * that no row wants, with the row that they are counted at, if any; `changed` are the others: of those that deals keep, the price
 * alone. A count that is older than that of a copy doesn't replace it.
 */
export const ALLOCATION = `
  wanted as materialized (select ${KEYED} from (
    select nth, line, stock_card as card, condition, finish, language, type, price_cents, keeps_price, quantity,
      coalesce((said ->> 'isSigned')::boolean, false) as is_signed,
      coalesce((said ->> 'isAltered')::boolean, false) as is_altered,
      coalesce(said ->> 'externalId', '') as external_id,
      ${ifMapped('externalId', `said ->> 'externalId'`)} as external,
      ${ifMapped('shelf', `said ->> 'shelf'`)} as shelf, ${ifMapped('note', `said ->> 'note'`)} as note,
      ${ifMapped('privateNote', `said ->> 'privateNote'`)} as private_note,
      (said ->> 'paid')::int as paid_cents, said ->> 'countedAt' as counted_at
    from stock.import_row
    where import = $1 and section in ('STOCK', 'DECK') and coalesce(kind, '') not in ('HELD', 'SKIPPED', 'WISH')) rows),
  summed as materialized (
    select *, first_value(nth) over same as lead, first_value(line) over same as lead_line,
      sum(quantity) over (partition by whole) as total
    from wanted window same as (partition by whole order by nth)),
  leads as materialized (select * from summed where nth = lead),
  existing as materialized (select ${KEYED} from (
    select c.uuid, c.version, c.status, coalesce(m.merged_into, c.card_id) as card, c.condition, c.finish, c.language, c.type,
      c.price_cents, ${FLAGS.map(([field, column]) => `c.${column} and $4::jsonb ? '${field}' as ${column}`).join(', ')},
      ${FLAGS.map(([field, column]) => `c.${column} and not $4::jsonb ? '${field}'`).join(' or ')} as is_special,
      c.line, c.paid_cents, c.counted_at, c.external_id as own_external, c.shelf as own_shelf, c.note as own_note,
      c.private_note as own_private_note, lower(split_part(c.card_name, ' // ', 1)) as name,
      ${ifMapped('externalId', 'c.external_id')} as external, ${ifMapped('shelf', 'c.shelf')} as shelf,
      ${ifMapped('note', 'c.note')} as note, ${ifMapped('privateNote', 'c.private_note')} as private_note
    from listings.copies c left join cards.merged_cards m on m.id = c.card_id
    where c.lister = $2 and $3::text <> 'ADD') stock),${DOUBTFUL},
  copies as materialized (select l.*, copy from leads l cross join lateral generate_series(1, l.total) copy),
${given('special_alike', 'whole', { wanted: `not c.keeps_price and ${HAS_SPECIAL}`, stock: 'e.is_special' })},
${given('special', 'key', {
  wanted: HAS_SPECIAL,
  first: 'price_cents desc nulls last',
  stock: 'e.is_special',
  after: ['special_alike'],
})},
${given('alike', 'whole', { wanted: 'not c.keeps_price', after: ['special_alike', 'special'] })},
${given('same_terms', 'key', { after: ['special_alike', 'special', 'alike'] })},
${given('taken_over', 'terms', {
  wanted: `c.external <> ''`,
  stock: `e.external = ''`,
  after: ['special_alike', 'special', 'alike', 'same_terms'],
})},
  matched as materialized (select * from special_alike union all select * from special union all select * from alike
    union all select * from same_terms union all select * from taken_over),
  missing as materialized (
    select l.nth, l.total - count(m.uuid) as copies from leads l left join matched m using (nth)
    group by l.nth, l.total having l.total > count(m.uuid)),
  surplus as materialized (
    select e.*, near.nth from existing e
    left join (select key, min(nth) as nth from leads group by key) near using (key)
    where e.status = 'ACTIVE' and not exists (select from matched m where m.uuid = e.uuid)
      and not exists (select from doubtful d where d.uuid = e.uuid)
      and (near.nth is not null or $3 = 'REPLACE' and e.type in (select type from leads))),
  changed as materialized (
    select m.nth, e.uuid, e.version, e.status, e.price_cents as price_before,
      case when l.keeps_price or l.price_cents = e.price_cents or ${IS_ONE_OF_MANY} then e.price_cents else l.price_cents end as price_after,
      case when e.status = 'RESERVED' then '{}' else
        case when l.external <> '' and l.external is distinct from e.own_external then jsonb_build_object('external_id', l.external) else '{}' end
        || case when $4::jsonb ? 'shelf' and l.shelf <> coalesce(e.own_shelf, '') then jsonb_build_object('shelf', nullif(l.shelf, '')) else '{}' end
        || case when $4::jsonb ? 'note' and l.note <> coalesce(e.own_note, '') then jsonb_build_object('note', nullif(l.note, '')) else '{}' end
        || case when $4::jsonb ? 'privateNote' and l.private_note <> coalesce(e.own_private_note, '')
          then jsonb_build_object('private_note', nullif(l.private_note, '')) else '{}' end
        || case when l.paid_cents is distinct from e.paid_cents and l.paid_cents is not null
          then jsonb_build_object('paid_cents', l.paid_cents) else '{}' end end as patch,
      case when l.counted_at is not null then greatest(l.counted_at::timestamptz, e.counted_at) end as counted_at
    from matched m join leads l using (nth) join existing e using (uuid))`;
