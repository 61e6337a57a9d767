// The words of an import: its states, modes, what becomes of a row, why one is held back, what must be confirmed.

/**
 * WORKING: it is being read or compared. REFUSED: the file can't be read as it is. FAILED: something went wrong on the server,
 * and nothing was changed. COMMITTED: over, though it can be undone.
 */
export const IMPORT_STATES = ['WORKING', 'READY', 'REFUSED', 'COMMITTING', 'COMMITTED', 'FAILED'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * ADD adds the file's quantities to the stock, SET sets the lines that the file names to them, REPLACE does so and sets all other
 * lines to zero, but for those that a row may mean which is held back or was skipped.
 */
export const IMPORT_MODES = ['ADD', 'SET', 'REPLACE'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** What the work on an import is at. */
export const IMPORT_STEPS = ['READING', 'COMPARING', 'COMMITTING'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/**
 * What becomes of a row. PRICE: only the price changes. CHANGED: something else does. SUMMED: it is counted in with an identical
 * one. HELD: nothing happens until it is corrected. SKIPPED: nothing will happen. WISH: it is no stock, but wanted.
 */
export const ROW_KINDS = [
  'NEW',
  'MORE',
  'FEWER',
  'TO_ZERO',
  'PRICE',
  'CHANGED',
  'UNCHANGED',
  'HELD',
  'SKIPPED',
  'SUMMED',
  'WISH',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** Why no card was found for a row. */
export const UNRESOLVED = [
  'unknown-card',
  'unknown-id',
  'unknown-external-id',
  'alchemy-card',
  'unknown-set',
  'not-in-set',
  'name-mismatch',
  'other-number',
  'several-printings',
  'no-set',
  'digital-only',
  'left-database',
] as const;
export type Unresolved = (typeof UNRESOLVED)[number];

/** Why a row with a card is held back or skipped; further reasons come from reading the file. */
export const HOLD_REASONS = [
  'no-such-finish',
  'blank-condition',
  'blank-finish',
  'blank-language',
  'no-price',
  'price-out-of-range',
  'foreign-currency',
  'none-in-stock',
  'in-a-deck',
  'skipped-by-you',
  'external-id-twice',
  'external-id-taken',
] as const;

/** What a commit must confirm. TO_ZERO: more than a tenth of the lines or of the value goes. PRICE_JUMP: prices change by more than 3x. */
export const STOP_SIGNS = ['TO_ZERO', 'PRICE_JUMP', 'SAME_FILE'] as const;
export type StopSign = (typeof STOP_SIGNS)[number];

/** As many listings may an account have: an import can't ask for more copies. */
export const MAX_IMPORT_COPIES = 200_000;
