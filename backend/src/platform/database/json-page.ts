// Statements that serialize a page as JSON in PostgreSQL: one row per page, and no object per entry in Node.

/** The one row of a `pageText` statement. */
export interface PageRow {
  /** The entries as the text of a JSON array; from `pageNdjson`, one line each. */
  readonly entries: string;
  /** The size of the whole list; a `cappedTotal` is text. */
  readonly total: number | string;
  /** The sort key of the last entry; null when nothing follows it. */
  readonly next: (string | number)[] | null;
}

interface PageParts {
  /** The select list of an entry, from a row `l`, with the names of the API. */
  readonly entry: string;
  /** The sort key of a row `l`, as the arguments of json_build_array. */
  readonly key: string;
  /** Reads the rows in their order, one more than the page has. */
  readonly rows: string;
  /** Counts all of the list. */
  readonly total: string;
  /** The parameter that holds the page size. */
  readonly limit?: string;
}

/** How far a `cappedTotal` counts. */
const MAX_TOTAL = 10_000;

/** A total that costs the same however long the list is: it counts at most one of `rows` more than it says. */
export const cappedTotal = (rows: string): string =>
  `select case when count(*) > ${MAX_TOTAL} then '${MAX_TOTAL}+' else count(*)::text end
    from (${rows} limit ${MAX_TOTAL + 1}) counted`;

/**
 * The text of a statement that selects a page; a `with` clause may precede it. `row_to_json` of a whole row takes half the time
 * of `json_build_object`, which looks up each column for each entry.
 */
export const pageText = (parts: PageParts): string => pageStatement(jsonArray, parts);

/**
 * The same as NDJSON, for a caller that extends each entry: each line is the text `id` followed by the JSON. JSON escapes line
 * breaks as \\n.
 */
export const pageNdjson = ({ id, ...parts }: PageParts & { readonly id: string }): string =>
  pageStatement(ndjson(id), parts);

/** Aggregates entries into one text; `filter` is a filter clause. */
type Aggregation = (filter?: string) => string;
const jsonArray: Aggregation = (filter = '') => `coalesce(json_agg(entry) ${filter}, '[]')`;
const ndjson =
  (id: string): Aggregation =>
  (filter = '') =>
    `coalesce(string_agg(${id} || row_to_json(entry)::text, E'\\n') ${filter}, '')`;

const pageStatement = (
  aggregation: Aggregation,
  { entry, key, rows, total, limit = '$2::int' }: PageParts,
): string =>
  `select ${aggregation(`filter (where nth <= ${limit})`)}::text as entries,
    (${total}) as total,
    case when count(*) > ${limit} then (array_agg(json_build_array(${key})) filter (where nth = ${limit}))[1] end as next
  from (select row_number() over () as nth, r.* from (${rows}) r) l cross join lateral (select ${entry}) entry`;

/** A SQL expression: all rows as a JSON array, in their order. */
export const arrayText = (parts: Pick<PageParts, 'entry' | 'rows'>): string => aggregateOf(jsonArray, parts);

/** The same as NDJSON, see `pageNdjson`. */
export const ndjsonText = ({ id, ...parts }: Pick<PageParts, 'entry' | 'rows'> & { id: string }): string =>
  aggregateOf(ndjson(id), parts);

const aggregateOf = (aggregation: Aggregation, { entry, rows }: Pick<PageParts, 'entry' | 'rows'>): string =>
  `(select ${aggregation()} from (${rows}) l cross join lateral (select ${entry}) entry)`;

/** A timestamp as the API formats it: in UTC, to the millisecond. */
export const moment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Cents as the API formats them: in dollars. */
export const dollars = (column: string): string => `${column} / 100.0::float8`;
