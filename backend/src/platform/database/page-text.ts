// Pages that PostgreSQL writes as JSON: one row a page, and no object for what is only shown.

/** What a statement of `pageText` gives, as its one row. */
export interface PageRow {
  /** The entries, as the text of a JSON array; of `pageLines`, a line each. */
  readonly entries: string;
  /** How many there are in all. */
  readonly total: number;
  /** The sort key of the last entry; null when nothing follows it. */
  readonly next: (string | number)[] | null;
}

interface PageParts {
  /** The entry of a row `l`, as a select lists it, with the names of the wire. */
  readonly entry: string;
  /** The sort key of a row `l`, as the arguments of json_build_array. */
  readonly key: string;
  /** Reads the rows in their order, one more than the page has. */
  readonly rows: string;
  /** Counts all of the list. */
  readonly total: string;
  /** Which parameter is the length of the page. */
  readonly limit?: string;
}

/**
 * The text of a statement that writes a page. A `with` may stand before it. An entry is a row that becomes JSON as a whole: that
 * takes half of what `json_build_object` does, as each column is looked up once and not once an entry.
 */
export const pageText = (parts: PageParts): string => pageOf(ARRAY, parts);

/**
 * The same with its entries as lines, for whom has something to add to each: the text `id` of its row, and its JSON. No line
 * breaks within: JSON writes them as \\n.
 */
export const pageLines = ({ id, ...parts }: PageParts & { readonly id: string }): string =>
  pageOf(lines(id), parts);

/** How entries become one text; `kept` is which of them. */
type Together = (kept?: string) => string;
const ARRAY: Together = (kept = '') => `coalesce(json_agg(entry) ${kept}, '[]')`;
const lines =
  (id: string): Together =>
  (kept = '') =>
    `coalesce(string_agg(${id} || row_to_json(entry)::text, E'\\n') ${kept}, '')`;

const pageOf = (together: Together, { entry, key, rows, total, limit = '$2::int' }: PageParts): string =>
  `select ${together(`filter (where nth <= ${limit})`)}::text as entries,
    (${total}) as total,
    case when count(*) > ${limit} then (array_agg(json_build_array(${key})) filter (where nth = ${limit}))[1] end as next
  from (select row_number() over () as nth, r.* from (${rows}) r) l cross join lateral (select ${entry}) entry`;

/** All of some rows, in their order, as a value of a statement: a JSON array. */
export const arrayText = (parts: Pick<PageParts, 'entry' | 'rows'>): string => allOf(ARRAY, parts);

/** The same as lines, see `pageLines`. */
export const linesText = ({ id, ...parts }: Pick<PageParts, 'entry' | 'rows'> & { id: string }): string =>
  allOf(lines(id), parts);

const allOf = (together: Together, { entry, rows }: Pick<PageParts, 'entry' | 'rows'>): string =>
  `(select ${together()} from (${rows}) l cross join lateral (select ${entry}) entry)`;

/** A moment as the API writes it: in UTC, to the millisecond. */
export const moment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Cents as the API writes them: in dollars. */
export const dollars = (column: string): string => `${column} / 100.0::float8`;
