// The SQL of edits: which copies are chosen, and what each becomes. PostgreSQL writes the changes as JSON, and listings read it.
import { dollars } from '../../../platform/database/json-page.js';
import { marketCents } from '../../cards/index.js';
import { COPY_VALUES } from '../../listings/index.js';
import { COPIES_PER_CHUNK } from '../domain/batch.js';
import { movesTooFar, pricing, rulePrice } from '../rules/rule-price.sql.js';
import { filterSql, groupedLines } from './filter.sql.js';

/** How many examples are shown. */
export const MAX_SAMPLE = 20;

/** Where the parameters of the change start: after the lister and the selection, whichever it is. */
const BY_LINES = {
  first: 4,
  // A line that is named twice is meant once, with the copies of both.
  chosen: `chosen as materialized (
      select line, case when bool_and(wanted is not null) then sum(wanted)::int end as wanted
      from unnest($2::uuid[], $3::int[]) as t (line, wanted) group by line)`,
};
const FILTER = filterSql(4);
/** $2 the lines that are left out, hashed, as they may be thousands; $3 how many copies of each. */
const BY_FILTER = {
  first: 19,
  chosen: `${groupedLines(FILTER, FILTER.needsMarket)},
    chosen as materialized (select line, $3::int as wanted from found where line not in (select unnest($2::uuid[])))`,
};

/** What is read of a row `c`: of whole stocks no more than a plan needs, which is half of a row. */
const PLANNED = ['uuid', 'line', 'card_id', 'status', 'version', ...COPY_VALUES]
  .map((column) => `c.${column}`)
  .join(', ');
const WHOLE = 'c.*';

/** These columns of the copies of the chosen lines, by turns; `nth` counts those on the market. */
const copiesWith = (columns: string): string => `copies as materialized (
      select ${columns}, s.wanted, row_number() over (partition by c.line, c.status order by c.created_at, c.uuid) as nth
      from chosen s join listings.copies c on c.lister = $1 and c.line = s.line)`;

/** What else than the card makes copies another line for an external ID. */
const KIND = ['condition', 'finish', 'language', 'type'];

/** Copies as a preview shows them, of a row of a copy and of how many there are. */
export const editedCopies = (
  row: string,
  quantity: string,
): string => `json_build_object('condition', ${row}.condition,
  'finish', ${row}.finish, 'language', ${row}.language, 'type', ${row}.type, 'price', ${dollars(`${row}.price_cents`)},
  'externalId', ${row}.external_id, 'shelf', ${row}.shelf, 'note', ${row}.note, 'privateNote', ${row}.private_note,
  'pricePaid', ${dollars(`${row}.paid_cents`)}, 'isSigned', ${row}.is_signed, 'isAltered', ${row}.is_altered,
  'quantity', ${quantity})`;

/** Those that need the market price. */
const PRICED = `('market', 'rules')`;
/** Whether it is a change of prices: reserved copies have theirs changed with their whole line, as they cost that once they come back. */
const isPriced = (how = '', values = ''): string =>
  `(${how}::text in ('add', 'percent', 'market', 'rules') or ${values}::jsonb ? 'price_cents')`;
/** The external ID of a copy after the change. */
const idAfter = (values: string, copy: string): string =>
  `(case when ${values}::jsonb ? 'external_id' then ${values}::jsonb ->> 'external_id' else ${copy}.external_id end)`;

/**
 * The external IDs that copies of different lines would have after the change to these values: those that are changed, and the
 * others that have the ID.
 */
const takenIds = (values: string): string => `identified as materialized (
      select q.uuid, ${idAfter(values, 'q')} as external_id, q.card_id,
        ${KIND.map((name) => `coalesce(${values}::jsonb ->> '${name}', q.${name}) as ${name}`).join(', ')}
      from quoted q where ${values}::jsonb ?| '{external_id,${KIND.join()}}' and q.status = 'ACTIVE' and ${idAfter(values, 'q')} is not null),
    taken_ids as materialized (
      select t.external_id from (
        select *, row_number() over (partition by uuid order by is_changed desc) as nth from (
          select true as is_changed, * from identified
          union all
          select false, c.uuid, c.external_id, c.card_id, ${KIND.map((name) => `c.${name}`).join(', ')}
          from listings.copies c where c.lister = $1 and c.external_id is not null
            and c.external_id = any (array(select distinct external_id from identified))) either) t
      left join cards.merged_cards m on m.id = t.card_id
      where t.nth = 1 group by t.external_id
      having count(distinct (coalesce(m.merged_into, t.card_id), ${KIND.map((name) => `t.${name}`).join(', ')})) > 1)`;

/**
 * What each copy becomes: $a how ('assign', 'take', 'add', 'percent', 'market', 'rules'), $b the new values of all of them, $c the
 * amount in cents or the percentage, $d how the price of each condition and finish follows the market. By the rules of its owner a
 * copy that has no market price, or whose price would move too far, keeps its price and follows them from then on.
 */
const planned = (first: number): string => {
  const [how, values = '', amount, by = ''] = [0, 1, 2, 3].map((nth) => `$${first + nth}`);
  return `${pricing(by)},
    quoted as materialized (
      select c.*, case ${how}::text
          when 'add' then c.price_cents + ${amount}::numeric
          when 'percent' then round(c.price_cents * (100 + ${amount}::numeric) / 100)
          else r.cents
        end as new_cents, m.market_cents, m.finishes
      from copies c left join pricing p on p.condition = c.condition and p.finish = c.finish
        left join lateral (
          select case when ${how}::text in ${PRICED} then ${marketCents('c.finish')} end as market_cents, m.finishes
          from cards.tradeable m
          where (${how}::text in ${PRICED} or ${values}::jsonb ? 'finish') and m.asked_id = c.card_id limit 1) m on true
        left join ${rulePrice('m.market_cents', 'c.paid_cents')} r on true
      where c.status = 'RESERVED' or c.wanted is null or c.nth <= c.wanted),
    ${takenIds(values)},
    planned as materialized (
      select q.*, case
          when status = 'RESERVED' and not (${isPriced(how, values)} and wanted is null) then 'reserved'
          when ${how}::text = 'rules' and type = 'BUY' then 'not-for-sale'
          when ${how}::text = 'market' and market_cents is null then 'no-market-price'
          when new_cents not between 1 and 99999999 then 'price-out-of-range'
          when ${values}::jsonb ? 'finish' and finishes && '{nonfoil,foil,etched}'
            and not lower(${values}::jsonb ->> 'finish') = any (finishes) then 'no-such-finish'
          when ${idAfter(values, 'q')} in (select external_id from taken_ids) then 'external-id-taken'
        end as skipped,
        ${how}::text = 'rules' and ${movesTooFar('price_cents', 'new_cents')} as is_held,
        case when ${how}::text = 'rules' then jsonb_build_object('price_set_by', 'RULE') || case
            when not ${movesTooFar('price_cents', 'new_cents')} then jsonb_build_object('price_cents', new_cents::int) else '{}' end
          when new_cents is null then ${values}::jsonb
          else jsonb_build_object('price_cents', least(new_cents, 100000000)::int, 'price_set_by', 'HAND') end as patch
      from quoted q),
    changed as materialized (
      select p.*, skipped is null and case
          when ${how}::text = 'take' then true
          when ${how}::text = 'rules' then price_set_by <> 'RULE' or coalesce(not is_held and new_cents <> price_cents, false)
          when new_cents is null then not to_jsonb(p) @> patch
          else new_cents <> price_cents end as is_changed
      from planned p)`;
};

/** Copies of `changed` that are left alone, by the reason, as JSON. */
const SKIPPED = `(select coalesce(json_agg(json_build_object('reason', skipped, 'copies', copies) order by skipped), '[]')
      from (select skipped, count(*) as copies from changed where skipped is not null group by skipped) reasons)`;

/** What a preview shows of `changed`; `gone` holds where the copies leave the market. */
const preview = (gone: string): string => `select json_build_object(
    'lines', (select count(distinct line) from changed where skipped is null),
    'copies', count(*) filter (where skipped is null),
    'changed', count(*) filter (where is_changed),
    'unchanged', count(*) filter (where skipped is null and not is_changed),
    'skipped', ${SKIPPED},
    'heldBack', count(*) filter (where skipped is null and is_held),
    'valueBefore', ${dollars(`coalesce(sum(price_cents) filter (where skipped is null and type <> 'BUY'), 0)`)},
    'valueAfter', ${dollars(`coalesce(sum(case when not is_changed then price_cents when ${gone} then 0
      else coalesce((patch ->> 'price_cents')::int, price_cents) end) filter (where skipped is null and coalesce(patch ->> 'type', type) <> 'BUY'), 0)`)},
    'sample', (select coalesce(json_agg(json_build_object('line', b.line, 'cardName', b.card_name,
        'cardSetCode', b.card_set_code, 'cardNumber', b.card_number, 'before', ${editedCopies('b', 'b.copies')},
        'after', ${editedCopies('a', `case when ${gone} then 0 else b.copies end`)}) order by b.card_name, b.line), '[]')
      from (select * from (select *, count(*) over by_line as copies, row_number() over (by_line order by uuid) as turn
          from changed where is_changed window by_line as (partition by line)) turns
        where turn = 1 order by card_name, line limit ${MAX_SAMPLE}) b
      cross join lateral jsonb_populate_record(null::listings.copies, to_jsonb(b) || b.patch) a))::text as preview
    from changed`;

/**
 * What is to be done of `changed`, in chunks. Copies that have one external ID are in one of them: while only some of them have
 * new terms, they are of two lines, which is refused.
 */
const changes = (values: string): string => `, together as (
      select *, case when external_id is null then place else min(place) over (partition by external_id) end as first from (
        select *, row_number() over (order by external_id nulls first, uuid) as place from changed where is_changed) numbered),
    chunks as materialized (
      select (first - 1) / ${COPIES_PER_CHUNK} as chunk, json_agg(${values} order by uuid)::text as changes
      from together group by chunk)
  select count(*) filter (where is_changed)::int as changed, count(*)::int as chosen,
    bool_or(skipped = 'external-id-taken') as "isIdTaken", ${SKIPPED} as skipped,
    coalesce((select array_agg(changes order by chunk) from chunks), '{}') as chunks,
    coalesce((select json_agg(s) from (
      select json_agg(uuid) filter (where status = 'RESERVED') as copies, case when max(wanted) is null then count(*) filter (where status = 'RESERVED')
        else least(count(*) filter (where status = 'RESERVED'), greatest(max(wanted) - count(*) filter (where status = 'ACTIVE'), 0)) end as missing
      from changed group by line having bool_or(status = 'RESERVED')) s), '[]') as shortages
  from changed`;

const steps = ({ first, chosen }: { first: number; chosen: string }, columns: string): string =>
  `with ${chosen}, ${copiesWith(columns)}, ${planned(first)}`;
const SEEN = `jsonb_build_object('uuid', uuid, 'version', version) || patch`;

/** $1 lister, $2 lines and $3 how many copies of each, all where null; then the change. */
export const LINES_EDIT = {
  preview: {
    name: 'stock.preview-lines',
    text: `${steps(BY_LINES, WHOLE)} ${preview(`$${BY_LINES.first}::text = 'take'`)}`,
  },
  plan: { name: 'stock.plan-lines', text: `${steps(BY_LINES, PLANNED)} ${changes(SEEN)}` },
};

/** $1 lister, $2 lines that are left out, $3 how many copies of each, all if null, then the filter, then the change. */
export const FILTER_EDIT = {
  preview: {
    name: 'stock.preview-filter',
    text: `${steps(BY_FILTER, WHOLE)} ${preview(`$${BY_FILTER.first}::text = 'take'`)}`,
  },
  plan: { name: 'stock.plan-filter', text: `${steps(BY_FILTER, PLANNED)} ${changes(SEEN)}` },
};
