// Why a file can't be read, and why one of its rows is held back.

/** Why a file is refused, in the words that people read. */
export const REFUSALS = {
  empty: 'This file is empty.',
  'too-large': 'This file is larger than 20 MB. Split it and import the parts.',
  'too-many-rows': 'This file has more than 50,000 rows. Split it and import the parts.',
  'too-many-columns': 'This file has more than 100 columns.',
  'cell-too-long': 'A cell of this file is longer than 10,000 characters. A quotation mark may be missing.',
  binary: 'This is not a text file. Export a CSV file and import that.',
  spreadsheet: 'This is a spreadsheet (Excel or OpenDocument). Save it as CSV and import that.',
  archive: 'This is a compressed file. Unpack it and import the file inside.',
  database:
    'This is an app’s own database (SQLite), such as Delver Lens’s .dlens file: only the app can tell what its numbers mean. Export a CSV file from the app and import that.',
  pdf: 'This is a PDF file. Export a CSV file and import that.',
  image: 'This is a picture. Export a CSV file and import that.',
  'web-page': 'This is a web page. Export a CSV file and import that.',
  'names-and-addresses':
    'This file contains customers’ names and addresses. Playset doesn’t read such files: import a file that lists cards only.',
  'broken-xml': 'This deck file is damaged: it isn’t valid XML.',
  'no-rows': 'This file has column names but no rows.',
  'no-cards': 'No cards were found in this file.',
  'wrong-format': 'This file can’t be read in the chosen format.',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

/** A file that is not read. */
export interface Refusal {
  readonly kind: 'refused';
  readonly code: RefusalCode;
  /** In English. */
  readonly message: string;
  /** Where in the file, if it is one place. 1-based. */
  readonly line?: number;
}

/** A refusal in the words of its code. */
export const refusal = (code: RefusalCode, line?: number): Refusal => ({
  kind: 'refused',
  code,
  message: REFUSALS[code],
  ...(line === undefined ? {} : { line }),
});

/** Why a row is held back: something in it is not understood, and nothing is guessed. */
export const ROW_PROBLEMS = [
  'no-name',
  'no-quantity',
  'unreadable-quantity',
  'negative-quantity',
  'fractional-quantity',
  'quantity-too-large',
  'unknown-condition',
  'unknown-finish',
  'unknown-language',
  'unknown-type',
  'unknown-section',
  'unknown-flag',
  'unreadable-price',
  'ambiguous-price',
  'price-out-of-range',
  'unreadable-date',
  'unreadable-id',
  'too-many-cells',
  'cells-in-one',
  'too-long',
  'several-conditions',
  'broken-quotes',
  'is-proxy',
  'unreadable-line',
] as const;
export type RowProblemCode = (typeof ROW_PROBLEMS)[number];

export interface RowProblem {
  readonly code: RowProblemCode;
  /** The column's name, if it is one column. */
  readonly column?: string;
  /** What stands there, to the letter. */
  readonly value?: string;
}

/** Why a row is no card of the stock. It is nothing to correct. */
export const ROW_SKIPS = ['other-game', 'not-a-card', 'sealed-product', 'other-face', 'not-a-copy'] as const;
export type RowSkip = (typeof ROW_SKIPS)[number];
