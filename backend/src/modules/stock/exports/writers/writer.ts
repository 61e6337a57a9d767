// What a format of an exported file declares: its columns, and which of them tell rows apart.
import { type CsvDialect, csvHeader, csvLine } from '../csv.js';
import type { ExportRow } from '../export-row.js';

/** What of a copy, beside its card, a format has words for: copies that differ in nothing else are one row. */
export type Distinction =
  | 'condition'
  | 'finish'
  | 'language'
  | 'type'
  | 'price'
  | 'pricePaid'
  | 'externalId'
  | 'shelf'
  | 'note'
  | 'privateNote'
  | 'isSigned'
  | 'isAltered'
  | 'countedAt';

/** A file in pieces. */
export interface FileWriter<Row> {
  /** Without the dot. */
  readonly extension: 'csv' | 'txt' | 'dek';
  readonly mediaType: string;
  readonly begin: string;
  readonly end: string;
  /** One row; an empty text where the format has no way to say it. */
  write(row: Row): string;
}

/** What a format says of a card that its listings don't: it is looked up for the formats that need it alone. */
export type CardFact =
  | 'layout'
  | 'rarity'
  | 'multiverseId'
  | 'cardmarketId'
  | 'tcgplayerId'
  | 'mtgoId'
  | 'mtgoFoilId'
  | 'marketPrice';

/** A file of rows of a collection. */
export interface CollectionWriter extends FileWriter<ExportRow> {
  readonly distinctions: readonly Distinction[];
  readonly cardFacts: readonly CardFact[];
}

/** Column names with what is in them. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string>>;

interface Table<Row> extends CsvDialect {
  readonly columns: Columns<Row>;
  /** Lines before the header. */
  readonly prologue?: string;
  /** Whether the format can say this row. */
  readonly fits?: (row: Row) => boolean;
}

/** A file of delimited text. */
export function tableWriter<Row>({ columns, prologue = '', fits, ...dialect }: Table<Row>): FileWriter<Row> {
  const cells = Object.values(columns);
  return {
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    begin: prologue + csvHeader(Object.keys(columns), dialect),
    end: '',
    write: (row) =>
      fits && !fits(row)
        ? ''
        : csvLine(
            cells.map((cell) => cell(row)),
            dialect,
          ),
  };
}

/** The same of a collection. */
export const collectionTable = (
  { distinctions, cardFacts = [] }: Pick<CollectionWriter, 'distinctions'> & Partial<CollectionWriter>,
  table: Table<ExportRow>,
): CollectionWriter => ({ distinctions, cardFacts, ...tableWriter(table) });

export const PLAIN_CSV: CsvDialect = { delimiter: ',', quoting: 'needed' };
