// A report on the wire: which file, how far it is, and what the differences add up to.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MAX_UPLOAD_BYTES } from '../../../../platform/http/limits/uploads.js';
import { IfGiven } from '../../../../platform/http/validation/fields.js';
import { CONDITIONS, type Condition } from '../../../listings/index.js';
import { UploadQuery } from '../../imports/dto/import-row.dto.js';
import { ImportProblem, ImportProgress } from '../../imports/dto/stock-import.dto.js';
import {
  DRIFT_KINDS,
  type DriftKind,
  RECONCILIATION_STATES,
  type ReconciliationState,
} from '../vocabulary.js';

/** The name of the file, and how it is read. */
export class ReconcileQuery extends UploadQuery {
  /** What a row means that names neither a condition nor an external ID of the stock. */
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', required: false, default: 'NEAR_MINT' })
  @IfGiven()
  @IsIn(CONDITIONS)
  blankCondition: Condition = 'NEAR_MINT';
}

/** The lines that differ in one way. */
export class DriftTotal {
  @ApiProperty({ enum: DRIFT_KINDS, enumName: 'DriftKind', example: 'FEWER' })
  kind: DriftKind;
  /** Lines; of NOT_COMPARED, rows of the file. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 12 })
  lines: number;
  /** By how many copies they differ in all. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 19 })
  copies: number;
}

/** What was compared. */
export class ReconciliationTotals {
  /** Lines of the file and of the stock that were compared. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 19_874 })
  lines: number;
  /** Those of which both have as many copies. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 19_850 })
  agreeing: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 41_204 })
  copiesInFile: number;
  /** Reserved ones among them. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 41_190 })
  copiesInStock: number;
  @ApiProperty({ type: [DriftTotal] })
  kinds: DriftTotal[];
}

/** A report of the caller. */
export class ReconciliationDto {
  @ApiProperty({ format: 'uuid', example: '9c1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0' })
  uuid: string;
  /** The name of the file. */
  @ApiProperty({ example: 'inventory.csv' })
  name: string;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_UPLOAD_BYTES, example: 184_320 })
  size: number;
  @ApiProperty({ enum: RECONCILIATION_STATES, enumName: 'ReconciliationState', example: 'READY' })
  state: ReconciliationState;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'NEAR_MINT' })
  blankCondition: Condition;
  /** Null when nothing is being done. */
  @ApiProperty({ type: () => ImportProgress, nullable: true })
  progress: ImportProgress | null;
  /** The name of the file's format; null until it has been compared. */
  @ApiProperty({ type: 'string', nullable: true, example: 'playset' })
  format: string | null;
  /** Null until it has been compared. */
  @ApiProperty({ type: () => ReconciliationTotals, nullable: true })
  totals: ReconciliationTotals | null;
  /** Why the file can’t be read. */
  @ApiProperty({ type: () => ImportProblem, nullable: true })
  problem: ImportProblem | null;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  createdAt: string;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-03-01T10:00:04.000Z' })
  finishedAt: string | null;
}
