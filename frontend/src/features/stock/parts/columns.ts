/** The columns of the stock table: what each shows, how wide it is, and what can be typed into it. */
import type { StockSort } from './stock-filter';

/** How a cell is edited: as a text, an amount, a number, or one of a few words. */
export type Editor = 'text' | 'amount' | 'count' | 'choice';

interface ColumnFacts {
  /** In rem. */
  width: number;
  sort?: StockSort;
  /** Absent where nothing can be typed. */
  editor?: Editor;
  /** Numbers stand at the end of their cell. */
  isNumber?: true;
}

/** In the order in which they stand. */
const FACTS = {
  card: { width: 17, sort: 'name' },
  set: { width: 7, sort: 'set' },
  condition: { width: 5.25, editor: 'choice' },
  finish: { width: 5.75, editor: 'choice' },
  language: { width: 6.5, editor: 'choice' },
  type: { width: 5, editor: 'choice' },
  quantity: { width: 5, sort: 'quantity', editor: 'count', isNumber: true },
  price: { width: 8, sort: 'price', editor: 'amount', isNumber: true },
  market: { width: 8.5, sort: 'market', isNumber: true },
  pricePaid: { width: 6, editor: 'amount', isNumber: true },
  shelf: { width: 8, sort: 'shelf', editor: 'text' },
  note: { width: 12, editor: 'text' },
  privateNote: { width: 12, editor: 'text' },
  externalId: { width: 9, editor: 'text' },
  isSigned: { width: 5.5, editor: 'choice' },
  isAltered: { width: 5.5, editor: 'choice' },
  countedAt: { width: 9, sort: 'countedAt' },
  createdAt: { width: 7.5, sort: 'createdAt' },
} as const satisfies Record<string, ColumnFacts>;

export type ColumnId = keyof typeof FACTS;

export const COLUMNS = Object.keys(FACTS) as readonly ColumnId[];

/** Always there: without it nobody knows what a row is. */
export const FIRST_COLUMN: ColumnId = 'card';

/** What is shown until somebody chooses. */
export const DEFAULT_COLUMNS: readonly ColumnId[] = [
  'card',
  'set',
  'condition',
  'finish',
  'language',
  'quantity',
  'price',
  'market',
  'shelf',
  'countedAt',
];

export const columnFacts = (column: ColumnId): ColumnFacts => FACTS[column];

/** A word of the address as columns in their order; the default where it says none. */
export function columnsIn(word: string | null): readonly ColumnId[] {
  const asked = new Set(word?.split(',') ?? []);
  const chosen = COLUMNS.filter((column) => column === FIRST_COLUMN || asked.has(column));
  return chosen.length > 1 ? chosen : DEFAULT_COLUMNS;
}

/** Columns as a word of the address; empty for the default. */
export function columnsWord(columns: readonly ColumnId[]): string {
  const chosen = COLUMNS.filter((column) => columns.includes(column)).join(',');
  return chosen === DEFAULT_COLUMNS.join(',') ? '' : chosen;
}
