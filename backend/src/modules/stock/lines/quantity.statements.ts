// The SQL of setting the number of copies of lines, or of adding to it: copies like those of the line are added, or those posted last
// withdrawn.
import { dollars } from '../../../platform/database/json-page.js';
import { MAX_QUANTITY } from '../dto/change.dto.js';
import { editedCopies, MAX_SAMPLE } from './edit.statements.js';

/** Whether somebody has changed the number since it was seen. */
const IS_OUTDATED = 'count(*) <> any (min(expected))';
const TARGET = `case when ${IS_OUTDATED} then count(*)::int when $4::boolean
  then greatest(count(*)::int, least(count(*)::int + $3::int, ${MAX_QUANTITY})) else $3::int end`;

/** Whether another copy like the row `c` can be posted: its card may have left the card database since. */
const canBePosted = (c: string): string => `exists (
      select from cards.tradeable t where t.asked_id = ${c}.card_id and t.is_paper
        and (not t.finishes && '{nonfoil,foil,etched}' or lower(${c}.finish) = any (t.finishes)))`;

/**
 * $1 lister, $2 lines, $3 how many copies each is to have, or to get, $4 whether they are added to those it has, and $5 how many each is
 * expected to have, null where that doesn't matter: with another number it keeps them. A line without copies on the market has none to
 * add another like it. \`missing\` are copies that can't be added.
 */
const LINES = `copies as materialized (
      select c.*, expected, row_number() over (partition by c.line, c.status order by c.created_at, c.uuid) as nth
      from (select line, array_remove(array_agg(expected), null) as expected
          from unnest($2::uuid[], $5::int[]) each (line, expected) group by line) chosen
        join listings.copies c on c.lister = $1 and c.line = chosen.line),
    lines as materialized (
      select first.*, l.quantity, l.target - missing as target, l.target - missing - l.quantity as more, missing, is_outdated from (
        select line, count(*)::int as quantity, ${TARGET} as target, ${IS_OUTDATED} as is_outdated from copies where status = 'ACTIVE' group by line) l
      join copies first on first.line = l.line and first.status = 'ACTIVE' and first.nth = 1
      cross join lateral (
        select case when l.target > l.quantity and not ${canBePosted('first')} then l.target - l.quantity else 0 end as missing) m)`;

const SAMPLE = (quantity: string) => editedCopies('b', quantity);

/** Copies that are left alone or not added, by the reason, as JSON. */
const SKIPPED = `(select coalesce(json_agg(json_build_object('reason', reason, 'copies', copies) order by reason), '[]') from (
          select 'reserved' as reason, count(*) as copies from copies where status = 'RESERVED' having count(*) > 0
          union all select 'card-unavailable', sum(missing) from lines having sum(missing) > 0
          union all select 'quantity-changed', sum(quantity) from lines where is_outdated having count(*) > 0) skipped)`;

export const QUANTITY_EDIT = {
  preview: {
    name: 'stock.preview-quantity',
    text: `with ${LINES} select json_build_object(
        'lines', count(*),
        'copies', coalesce(sum(quantity), 0),
        'changed', coalesce(sum(abs(more)), 0),
        'unchanged', coalesce(sum(least(quantity, target)), 0),
        'skipped', ${SKIPPED},
        'valueBefore', ${dollars(`coalesce(sum(price_cents::bigint * quantity) filter (where type <> 'BUY'), 0)`)},
        'valueAfter', ${dollars(`coalesce(sum(price_cents::bigint * target) filter (where type <> 'BUY'), 0)`)},
        'sample', (select coalesce(json_agg(json_build_object('line', b.line, 'cardName', b.card_name,
            'cardSetCode', b.card_set_code, 'cardNumber', b.card_number, 'before', ${SAMPLE('b.quantity')},
            'after', ${SAMPLE('b.target')}) order by b.card_name, b.line), '[]')
          from (select * from lines where more <> 0 order by card_name, line limit ${MAX_SAMPLE}) b))::text as preview
      from lines`,
  },
  plan: {
    name: 'stock.plan-quantity',
    text: `with ${LINES} select coalesce(sum(abs(more)), 0)::int as changed,
        coalesce(sum(abs(more)), 0)::int as chosen, ${SKIPPED} as skipped,
        array[(select coalesce(json_agg(json_build_object('uuid', uuid, 'version', version)), '[]')::text
          from copies join (select line, target from lines) l using (line) where status = 'ACTIVE' and nth > target)] as chunks,
        coalesce(json_agg(json_build_object('card_id', card_id, 'condition', condition, 'finish', finish, 'language', language,
          'type', type, 'price_cents', price_cents, 'price_set_by', price_set_by, 'external_id', external_id, 'shelf', shelf,
          'note', note, 'private_note', private_note, 'paid_cents', paid_cents, 'is_signed', is_signed,
          'is_altered', is_altered, 'quantity', more)) filter (where more > 0), '[]')::text as additions
      from lines`,
  },
};
