// The one SQL statement of a search: which cards, which of their printings, which page, and the cards as text.
import { conditionOf, PRINTINGS } from './compile.js';
import { Values } from './conditions/condition.js';
import { orderOf, preferenceOf } from './orders.js';
import type { DisplayOptions, Query } from './query.js';

/** How many cards a page holds. */
export const PAGE_SIZE = 175;

/** What is shown of the cards that a search means. */
export interface Showing extends DisplayOptions {
  /** From 1. */
  readonly page: number;
  /** Without the cards that came live one by one: they are no whole of anything. */
  readonly catalogueOnly?: boolean;
  /** A condition in SQL that another module asks of each printing `p`. */
  readonly restriction?: (values: Values) => string;
}

/** The columns that two rows of the same card or picture share. */
const DISTINCT_BY = { cards: 'oid', art: 'oid, art' } as const;

/**
 * The statement and its values. It answers a row for each raw `card` of the page, with the `total` of all; one row without a
 * card where there is none. A page in one value would be a text of a megabyte, which is garbage at once.
 * `typeWords`: the words of the search that are types.
 */
export function searchStatement(
  query: Query,
  showing: Showing,
  typeWords: ReadonlySet<string> = new Set(),
): { text: string; values: unknown[] } {
  const values = new Values(typeWords);
  const { unique = 'cards', order = 'name', dir, prefer, page } = showing;
  const conditions = [...scopeOf(showing, values), conditionOf(query, values)];
  const sorted = orderOf(order, dir);
  const preferred = preferenceOf(prefer);
  const columns = ['p.pid', 'p.oid', 'p.art', 'p.rank_name', ...sorted.columns, ...preferred.columns];
  const shown =
    unique === 'prints'
      ? 'select * from found'
      : `select distinct on (${DISTINCT_BY[unique]}) * from found order by ${DISTINCT_BY[unique]}, ${preferred.by}`;
  const text = `with found as materialized (
      select ${columns.join(', ')} from ${PRINTINGS} where ${conditions.join(' and ')}
    ), shown as ${unique === 'prints' ? '' : 'materialized '}(${shown}),
    page as materialized (
      select *, row_number() over () as nth from (
        select pid from shown order by ${sorted.by}
        limit ${PAGE_SIZE} offset ${values.bind((page - 1) * PAGE_SIZE, 'bigint')}
      ) places
    )
    select (select count(*)::int from shown) as total, raw.raw::text as card
    from (select) once
      left join (page join cards.printing p using (pid) join cards.card_raw raw using (id)) on true
    order by nth`;
  return { text, values: values.list };
}

/** What is hidden unless it is asked for. A printing that is gone is shown to nobody. */
function scopeOf(
  { extras, multilingual, variations, catalogueOnly, restriction }: Showing,
  values: Values,
): string[] {
  const scope = ['p.gone_at is null'];
  if (!multilingual) scope.push('p.in_default');
  if (!extras) scope.push('not p.extra');
  if (!variations) scope.push('not p.variation');
  if (catalogueOnly) scope.push("p.source <> 'live'");
  if (restriction) scope.push(restriction(values));
  return scope;
}
