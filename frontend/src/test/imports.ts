/** Imports of stock for tests. */
import type { ImportRowDto, ImportRowKind, StockImportDto } from '../api/stock-imports';

/** An import that is ready to be committed; what a test says of it instead. */
export const anImport = (said: Partial<StockImportDto> = {}): StockImportDto => ({
  uuid: '9c1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0',
  name: 'inventory.csv',
  size: 2048,
  state: 'READY',
  revision: 1,
  choices: {
    format: null,
    mapping: null,
    mode: 'ADD',
    type: 'SELL',
    blanks: {},
    useFilePrices: true,
    withDecks: false,
    marketPercent: null,
  },
  file: {
    format: 'moxfield',
    confidence: 1,
    candidates: ['moxfield'],
    columns: ['Count', 'Name', 'Condition'],
    mapping: { fields: ['quantity', 'name', 'condition'], hasHeader: true },
    delimiter: ',',
    encoding: 'utf-8',
    rows: 200,
    wishes: 0,
    decks: 0,
    blanks: { condition: 0, finish: 0, language: 0 },
    sample: [['4', 'Clockwork Heron', 'Near Mint']],
  },
  progress: null,
  difference: aDifference({ NEW: 12 }),
  problem: null,
  batch: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  committedAt: null,
  ...said,
});

/** So many lines of each kind, two copies each. */
export const aDifference = (
  lines: Partial<Record<ImportRowKind, number>>,
  stopSigns: NonNullable<StockImportDto['difference']>['stopSigns'] = [],
): NonNullable<StockImportDto['difference']> => ({
  kinds: Object.entries(lines).map(([kind, count]) => ({
    kind: kind as ImportRowKind,
    lines: count,
    copies: count * 2,
    value: count * 10,
  })),
  linesBefore: 100,
  valueBefore: 500,
  priceChanges: 0,
  stopSigns,
});

/** A printing that a row is, or might be. */
export const anImportedCard = (cardId = 'heron-id', cardName = 'Clockwork Heron') => ({
  cardId,
  cardName,
  cardSet: 'Brinemarch',
  cardSetCode: 'brm',
  cardNumber: '1',
  cardImageUrl: `/api/cards/${cardId}/image/front/normal`,
  finishes: ['nonfoil', 'foil'],
});

/** A row of an import. */
export const anImportRow = (said: Partial<ImportRowDto> = {}): ImportRowDto => ({
  row: 1,
  line: 2,
  kind: 'NEW',
  raw: ['4', 'Clockwork Heron', 'Near Mint'],
  reason: null,
  reasonColumn: null,
  reasonValue: null,
  intoLine: null,
  card: anImportedCard(),
  suggestions: [],
  quantity: 4,
  condition: 'NEAR_MINT',
  finish: 'NONFOIL',
  language: 'en',
  type: 'SELL',
  price: 2.5,
  priceBefore: null,
  copiesBefore: 0,
  copiesAfter: 4,
  corrected: false,
  ...said,
});
