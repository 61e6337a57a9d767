// What a column of a file can be.

/** What a column can be mapped to. Several columns may count copies: each then is a row of its own. */
export const FIELDS = [
  'quantity',
  'foilQuantity',
  'etchedQuantity',
  'name',
  'setCode',
  'setName',
  'number',
  'condition',
  'finish',
  'language',
  'type',
  'price',
  'paid',
  'currency',
  'externalId',
  'shelf',
  'note',
  'privateNote',
  'isSigned',
  'isAltered',
  'countedAt',
  'scryfall',
  'tcgplayerProduct',
  'cardmarket',
  'mtgo',
  'multiverse',
] as const;
export type Field = (typeof FIELDS)[number];

/** Whose words for conditions a file uses: LP is the second best grade of the American scale and the fifth of the European one. */
export const SCALES = ['american', 'european'] as const;
export type Scale = (typeof SCALES)[number];

/** How the columns of a file are read. */
export interface Mapping {
  /** One for each column; null for a column that is not read. */
  readonly fields: readonly (Field | null)[];
  /** Whether the first line names the columns. */
  readonly hasHeader: boolean;
  /** Without it, words that mean different grades on the two scales hold their rows back. */
  readonly scale?: Scale;
  /** The decimal mark of prices, where the column itself leaves it open. */
  readonly decimal?: '.' | ',';
}
