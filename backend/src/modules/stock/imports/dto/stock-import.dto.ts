// An import on the wire: the file, what was chosen, how far it is, and what it would change.
import { ApiProperty } from '@nestjs/swagger';
import { MAX_UPLOAD_BYTES } from '../../../../platform/http/limits/uploads.js';
import {
  IMPORT_STATES,
  IMPORT_STEPS,
  type ImportState,
  type ImportStep,
  ROW_KINDS,
  type RowKind,
  STOP_SIGNS,
  type StopSign,
} from '../../domain/import-vocabulary.js';
import { REFUSALS } from '../../formats/index.js';
import { ImportChoices, ImportMapping } from './import-choices.dto.js';

/** How many rows leave these cells blank; each is one question for the whole file. */
export class BlankCounts {
  @ApiProperty({ type: 'integer', minimum: 0, example: 4173 })
  condition: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  finish: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  language: number;
}

/** What was found in the file. */
export class ImportedFile {
  /** The name of the format; `custom` for columns that were assigned by hand. */
  @ApiProperty({ example: 'moxfield' })
  format: string;
  /** How sure the format is, from 0 to 1. */
  @ApiProperty({ example: 1 })
  confidence: number;
  /** The names of the columns; empty for a text list. */
  @ApiProperty({ type: [String], example: ['Count', 'Name', 'Edition'] })
  columns: string[];
  /** All formats that the columns fit, the best first. */
  @ApiProperty({ type: [String], example: ['moxfield', 'cardsphere'] })
  candidates: string[];
  mapping: ImportMapping;
  /** `none` for a text list. */
  @ApiProperty({ example: ',' })
  delimiter: string;
  /** @example "utf-8" */
  encoding: string;
  @ApiProperty({ type: 'integer', minimum: 0, example: 2000 })
  rows: number;
  /** Rows that are wanted, not owned: they can be put on the watchlist. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 12 })
  wishes: number;
  /** Rows that are in a deck. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  decks: number;
  blanks: BlankCounts;
  /** The first rows, as they are in the file. */
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    example: [['1', 'Clockwork Heron']],
  })
  sample: string[][];
}

/** How far the work is. */
export class ImportProgress {
  @ApiProperty({ enum: IMPORT_STEPS, enumName: 'ImportStep', example: 'READING' })
  step: ImportStep;
  @ApiProperty({ type: 'integer', minimum: 0, example: 4000 })
  done: number;
  /** 0 while unknown. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 20_000 })
  total: number;
}

/** Why a file can’t be read, or a commit didn’t happen. */
export class ImportProblem {
  // No enum: a new code must not break a client that was generated before.
  @ApiProperty({
    type: 'string',
    example: 'spreadsheet',
    description: `Of a file: ${Object.keys(REFUSALS).join(', ')}, too-many-copies. Of a commit: cards-changed, or the code of an error. Of one that has failed: stock.disk-full, stock.unexpected-failure.`,
  })
  code: string;
  /** @example "This is a spreadsheet. Save it as CSV, then import that." */
  message: string;
}

/** What becomes of the rows of one kind. */
export class KindTotal {
  @ApiProperty({ enum: ROW_KINDS, enumName: 'ImportRowKind', example: 'MORE' })
  kind: RowKind;
  /** Lines of stock; of HELD, SKIPPED, SUMMED and WISH, rows of the file. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 310 })
  lines: number;
  /** Copies that are added, removed or changed; of HELD, SKIPPED, SUMMED and WISH, those in the file. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 702 })
  copies: number;
  /** By how much the value of the stock changes, in US dollars. */
  @ApiProperty({ example: 1250.5 })
  value: number;
}

/** What must be confirmed before the commit. */
export class StopSignDto {
  @ApiProperty({ enum: STOP_SIGNS, enumName: 'ImportStopSign', example: 'TO_ZERO' })
  code: StopSign;
  /** Lines that go to zero, or whose price jumps. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 412 })
  lines: number;
  /** TO_ZERO: the larger of the shares of all lines and of the whole value, in percent. */
  @ApiProperty({ type: 'number', required: false, example: 20.6 })
  percent?: number;
  /** SAME_FILE: when the file was imported before. */
  @ApiProperty({ type: 'string', format: 'date-time', required: false, example: '2026-03-01T10:00:00.000Z' })
  importedAt?: string;
}

/** Copies that deals keep of the lines that the file is about. */
export class KeptCopiesDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  copies: number;
  /** Those that the file doesn’t have: they stay, and the deals ask whether they are there. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  missing: number;
}

/** What the commit would change. */
export class ImportDifference {
  @ApiProperty({ type: [KindTotal] })
  kinds: KindTotal[];
  /** Lines on the market before. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2000 })
  linesBefore: number;
  /** @example 12000.25 */
  valueBefore: number;
  /** Lines whose price changes, whatever else does. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 25 })
  priceChanges: number;
  /** Absent of an import that was compared before copies could be reserved. */
  @ApiProperty({ type: KeptCopiesDto, required: false })
  reserved?: KeptCopiesDto;
  @ApiProperty({ type: [StopSignDto] })
  stopSigns: StopSignDto[];
}

/** An import of the caller. */
export class StockImportDto {
  @ApiProperty({ format: 'uuid', example: '9c1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0' })
  uuid: string;
  /** The name of the file. */
  @ApiProperty({ example: 'inventory.csv' })
  name: string;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_UPLOAD_BYTES, example: 184_320 })
  size: number;
  @ApiProperty({ enum: IMPORT_STATES, enumName: 'ImportState', example: 'READY' })
  state: ImportState;
  /** Counts the changes to the import: a commit names the one that was shown. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  revision: number;
  choices: ImportChoices;
  /** Null until it has been read. */
  @ApiProperty({ type: () => ImportedFile, nullable: true })
  file: ImportedFile | null;
  /** Null when nothing is being done. */
  @ApiProperty({ type: () => ImportProgress, nullable: true })
  progress: ImportProgress | null;
  /** Null until it has been compared with the stock. */
  @ApiProperty({ type: () => ImportDifference, nullable: true })
  difference: ImportDifference | null;
  @ApiProperty({ type: () => ImportProblem, nullable: true })
  problem: ImportProblem | null;
  /** The batch of the commit, by which it can be undone for 7 days. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null })
  batch: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  createdAt: string;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  committedAt: string | null;
}
