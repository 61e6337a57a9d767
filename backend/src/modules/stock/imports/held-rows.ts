// The rows of an import that are held back, as a file that can be corrected and imported again.
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { type FormatName, namesOfFields } from '../formats/index.js';
import type { ImportedFile, StockImportDto } from './dto/stock-import.dto.js';
import { type HeldRow, ImportRowRepository } from './import-row.repository.js';
import { ImportsQueries } from './imports.queries.js';

/** Formats whose rows are elements, which are no lines. */
const ELEMENTS: readonly string[] = ['mtgo-dek', 'cockatrice', 'octgn'] satisfies FormatName[];

/** The columns that are added behind the original ones; a file with them is read like one without. */
export const ADDED_COLUMNS = ['Held back because', 'Suggestion'] as const;

@Injectable()
export class HeldRows {
  constructor(
    private readonly queries: ImportsQueries,
    private readonly rows: ImportRowRepository,
  ) {}

  /** Throws `stock.import-not-found`. */
  async fileOf(caller: Pick<Caller, 'uuid'>, uuid: string): Promise<{ name: string; stream: Readable }> {
    const { text } = await this.queries.one(caller, uuid);
    const { name, file } = JSON.parse(text.toString()) as StockImportDto;
    const isList = (file?.columns.length ?? 0) === 0;
    const plain = name.replace(/\.[a-z]{1,4}$/i, '').replace(/[^\w .-]+/g, '_');
    return {
      name: `${plain} - held back.${isList ? 'txt' : 'csv'}`,
      stream: Readable.from(this.lines(uuid, file, isList)),
    };
  }

  private async *lines(uuid: string, file: ImportedFile | null, isList: boolean): AsyncGenerator<string> {
    if (!isList) yield csvLine([...namesOf(file), ...ADDED_COLUMNS]);
    const hasElements = ELEMENTS.includes(file?.format ?? '');
    const write = (row: HeldRow) =>
      isList ? listLines(row, hasElements) : columnsOf(row, file?.columns.length ?? 0);
    for (let after = 0; ; ) {
      const held = await this.rows.held(uuid, after);
      if (held.length === 0) return;
      yield held.map(write).join('');
      after = held.at(-1)?.nth ?? after;
    }
  }
}

/** The names of the columns; a spreadsheet and we ourselves can't tell those apart that have none. */
function namesOf(file: ImportedFile | null): string[] {
  const { columns = [], mapping } = file ?? {};
  return mapping?.hasHeader === false
    ? namesOfFields(columns.map((_name, at) => mapping.fields[at] ?? null))
    : columns;
}

/**
 * Ragged rows are filled up, so that the added columns stand below their names. Copies of the line that were not held back would be
 * imported twice.
 */
function columnsOf({ raw, suggestion, elsewhere, ...row }: HeldRow, width: number): string {
  const cells = Array.from({ length: Math.max(width, raw.length) }, (_, nth) =>
    elsewhere.includes(nth) ? '' : (raw[nth] ?? ''),
  );
  return csvLine([...cells, reasonOf(row), suggestion ?? '']);
}

/** In a list the reason is a comment before the line. */
const listLines = ({ raw, suggestion, deckLine, ...row }: HeldRow, hasElements: boolean): string =>
  `// ${reasonOf(row)}${suggestion ? `; perhaps ${suggestion}` : ''}\n${hasElements ? deckLine : raw.join(' ')}\n`;

/** The code of the reason in words, and the cell that it is about: `Unknown condition (Condition: Plaied)`. */
function reasonOf({ reason, column, value }: Pick<HeldRow, 'reason' | 'column' | 'value'>): string {
  const words = (reason ?? '').replaceAll('-', ' ');
  const cell = [column, value].filter((part) => part !== null && part !== '').join(': ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${cell && ` (${cell})`}`;
}

/** Each cell is quoted, so that none can be mistaken. */
const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join()}\r\n`;
