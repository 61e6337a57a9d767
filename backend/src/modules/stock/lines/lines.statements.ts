// The SQL of the reads of lines: PostgreSQL groups copies into lines and writes each page as JSON.
import { dollars, moment, pageText } from '../../../platform/database/json-page.js';
import { FIRST_UUID } from '../../../platform/http/lists/cursor.js';
import { marketCents } from '../../cards/index.js';
import { freshUntil, listedUntil, roleOf } from '../../listings/index.js';
import { STOCK_SORTS, type StockOrder, type StockSort } from '../dto/stock-filter.dto.js';
import { filterSql, groupedLines } from './filter.sql.js';
import { shelfOrder } from './shelf-order.sql.js';

const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Above every character and every price that there is. */
const LAST_TEXT = '\u{10ffff}';
const LAST_NUMBER = 2 ** 31 - 1;

/** A number of a card with its leading digits six wide, so that 9 comes before 10. */
const NUMBER = `lpad(c.card_number, 6 + length(ltrim(c.card_number, '0123456789')), '0')`;

/** A sort key: how it is compared and kept in a cursor. */
interface SortKey {
  readonly kind: 'line' | 'number' | 'moment';
  readonly type: string;
  /** An aggregate of rows `c` of listings.copies, which all are of one line. */
  readonly aggregate?: string;
  /** What is compared, over `found`; `direction` decides where what is unknown comes: last. */
  readonly sql?: (direction: Direction) => string;
}
type Direction = 'asc' | 'desc';

/** Aggregates of the copies `c` of a line. */
const QUANTITY = `count(*) filter (where c.status = 'ACTIVE')::int`;
const RESERVED = `count(*) filter (where c.status = 'RESERVED')::int`;
const COUNTED_AT = 'min(c.counted_at)';
const CREATED_AT = 'max(c.created_at)';

const TEXT = { kind: 'line', type: 'text collate "C"' } as const;
const KEYS: Readonly<Record<StockSort, SortKey>> = {
  // They begin with the name, in plain letters.
  name: { ...TEXT, aggregate: 'left(min(c.words collate "C"), 100)' },
  set: { ...TEXT, aggregate: `min((left(c.card_set_name, 80) || ' ' || ${NUMBER}) collate "C")` },
  price: { kind: 'number', type: 'int', sql: () => 'price_cents' },
  quantity: { kind: 'number', type: 'int', aggregate: QUANTITY },
  countedAt: { kind: 'moment', type: 'timestamptz', aggregate: COUNTED_AT },
  createdAt: { kind: 'moment', type: 'timestamptz', aggregate: CREATED_AT },
  shelf: {
    ...TEXT,
    aggregate: 'min(c.shelf collate "C")',
    sql: (direction) => `coalesce(shelf_key, '${direction === 'asc' ? LAST_TEXT : ''}')`,
  },
  market: {
    kind: 'number',
    type: 'int',
    // Not `least(…)` of what may be null, which it passes over.
    sql: (direction) => `case when market_cents > 0
      then least(10000::numeric * price_cents / market_cents, ${LAST_NUMBER - 1})::int
      else ${direction === 'asc' ? LAST_NUMBER - 1 : -1} end`,
  },
};
const STARTS = {
  asc: { line: '', number: -LAST_NUMBER, moment: '-infinity', uuid: FIRST_UUID },
  desc: { line: LAST_TEXT, number: LAST_NUMBER, moment: 'infinity', uuid: LAST_UUID },
};

/** All that is shown of a line `l` of a page: of one of its copies, `c`, and of `each` of them. */
const SHOWN = `l.line, c.card_id as "cardId", c.card_name as "cardName", c.card_set_name as "cardSet",
  c.card_set_code as "cardSetCode", c.card_number as "cardNumber", c.card_image_url as "cardImageUrl", c.condition, c.finish,
  c.language, c.type, ${dollars('c.price_cents')} as price, each.quantity, each.reserved, c.external_id as "externalId", c.shelf, c.note,
  c.private_note as "privateNote", ${dollars('round(each.paid)')} as "pricePaid", c.is_signed as "isSigned",
  c.is_altered as "isAltered", ${moment('each.counted_at')} as "countedAt",
  ${moment(freshUntil('each.counted_at', roleOf('$1')))} as "freshUntil",
  ${moment(listedUntil('each.counted_at', roleOf('$1')))} as "listedUntil", each.set_by as "priceSetBy",
  ${dollars('m.market_cents')} as "marketPrice", m.as_of as "marketPriceDate", ${moment('each.created_at')} as "createdAt"`;
const ENTRY = `${SHOWN} from (select * from listings.copies c where c.lister = $1 and c.line = l.line limit 1) c
  cross join lateral (
    select ${QUANTITY} as quantity, ${RESERVED} as reserved, ${COUNTED_AT} as counted_at, ${CREATED_AT} as created_at,
      avg(c.paid_cents) as paid, case when bool_and(c.price_set_by = 'RULE') then 'RULE' else 'HAND' end as set_by
    from listings.copies c where c.lister = $1 and c.line = l.line) each
  left join lateral (select ${marketCents('c.finish')} as market_cents, m.as_of from cards.tradeable m
    where m.asked_id = c.card_id limit 1) m on true`;

const FILTER = filterSql(5);
/** $1 lister, $2 limit, $3 sort key and $4 line to start after, then the filter. */
function linesBy(sort: StockSort, direction: Direction) {
  const { type, aggregate, sql = () => 'key' } = KEYS[sort];
  const [start, order] = direction === 'asc' ? ['>', ''] : ['<', ' desc'];
  const isByShelf = sort === 'shelf';
  const shelves = `, shelves as materialized (select key as shelf, ${shelfOrder('key')} as shelf_key
    from (select distinct key from found) each (key))`;
  return {
    name: `stock.lines.${sort}.${direction}`,
    text: `with ${groupedLines(FILTER, sort === 'market' ? 'true' : FILTER.needsMarket, aggregate ? [`${aggregate} as key`] : [])}${isByShelf ? shelves : ''}
      ${pageText({
        entry: ENTRY,
        key: 'l.sorted_by, l.line',
        rows: `select * from (select found.*, (${sql(direction)})::${type} as sorted_by
            from found ${isByShelf ? 'left join shelves on shelves.shelf = found.key' : ''}) keyed
          where (sorted_by, line) ${start} ($3::${type}, $4::uuid) order by sorted_by${order}, line${order} limit $2::int + 1`,
        total: 'select count(*)::int from found',
      })}`,
  };
}

/** The statements of the orders, and how each starts. */
export const LINES = Object.fromEntries(
  STOCK_SORTS.flatMap((sort) =>
    (['asc', 'desc'] as const).map((direction) => {
      const { kind } = KEYS[sort];
      const { [kind]: start, uuid } = STARTS[direction];
      const order = `${direction === 'asc' ? '' : '-'}${sort}`;
      return [order, { kind, start: [start, uuid] as const, ...linesBy(sort, direction) }];
    }),
  ),
) as Readonly<
  Record<
    StockOrder,
    { kind: SortKey['kind']; start: readonly [string | number, string]; name: string; text: string }
  >
>;

/** What the lines of a lister $1 add up to; then the filter. Cards that their owner looks for are worth nothing to them yet. */
export const SUMMARY = {
  name: 'stock.summary',
  text: `with ${groupedLines(filterSql(2), 'true', [`${QUANTITY} as quantity`, `${RESERVED} as reserved`, `${COUNTED_AT} as counted_at`, `min(c.type collate "C") as type`])}
    select row_to_json(summed)::text as summary from (
      select count(*)::int as lines, coalesce(sum(quantity), 0)::int as copies, coalesce(sum(reserved), 0)::int as reserved,
        ${dollars(`coalesce(sum(quantity::bigint * price_cents) filter (where type <> 'BUY'), 0)`)} as value,
        ${dollars(`coalesce(sum(quantity::bigint * market_cents) filter (where type <> 'BUY'), 0)`)} as "marketValue",
        coalesce(sum(quantity) filter (where market_cents is null), 0)::int as "withoutMarketPrice",
        ${moment('min(counted_at)')} as "oldestCount"
      from found) summed`,
};
