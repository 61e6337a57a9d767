// Finds one page of a search in the catalogue, within the time that a search may take.
import type { QueryResultRow } from 'pg';
import type { Sql } from '../../../platform/database/sql.js';
import { CardRefusal } from '../lookup/index.js';
import { typesIn } from './compile.js';
import type { Query } from './query.js';
import { type Showing, searchStatement } from './statement.js';

/**
 * The slowest honest search takes a twentieth of the time. It sorts all cards there are, out of memory; compiling it or
 * sharing it among processes would take longer than it does.
 */
const SETTINGS = {
  statement_timeout: '5s',
  work_mem: '32MB',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
};

const TYPE_WORDS = {
  name: 'cards.type-words',
  text: `select array(select word from unnest($1::text[]) word
    where exists (select from cards.rules where type_words @> array[word])) as words`,
};

// 57014: out of time. 54xxx and 53200: too much for the server. 2201B: a pattern that grows too large when it is read.
const TOO_MUCH = /^(57014|54\d{3}|53200|2201B)$/;

export const TOO_SLOW = 'Your search takes too long. Narrow it down or simplify its regular expressions.';

/** How many cards there are, and those of the page as JSON texts; none past the last page. */
export interface FoundPage {
  readonly total: number;
  readonly cards: readonly string[];
}

/** Throws a CardRefusal when the search takes too long. */
export async function findPage(sql: Sql, query: Query, showing: Showing): Promise<FoundPage> {
  const statement = searchStatement(query, showing, await typeWords(sql, query));
  const rows = await searchedRows<{ total: number; card: string | null }>(sql, statement);
  return { total: rows[0]?.total ?? 0, cards: rows.flatMap(({ card }) => card ?? []) };
}

/** A statement of a search. One with a name is planned once for all values. */
export interface SearchStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The rows of a statement of a search, under these settings too. Throws a CardRefusal when it takes too long. */
export async function searchedRows<Row extends QueryResultRow>(
  sql: Sql,
  { name, text, values }: SearchStatement,
  settings: Readonly<Record<string, string>> = {},
): Promise<Row[]> {
  try {
    return await sql.rowsUnder<Row>({ ...SETTINGS, ...settings }, text, values, name);
  } catch (error) {
    if (!TOO_MUCH.test(String((error as { code?: unknown }).code))) throw error;
    throw new CardRefusal(503, TOO_SLOW);
  }
}

/** The types among the words of a search. */
export async function typeWords(sql: Sql, query: Query): Promise<ReadonlySet<string>> {
  const parts = typesIn(query);
  if (parts.length === 0) return new Set();
  const row = await sql.row<{ words: string[] }>(TYPE_WORDS, [parts]);
  return new Set(row?.words);
}
