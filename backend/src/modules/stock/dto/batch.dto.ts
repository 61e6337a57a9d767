// A batch of changes on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { OpenObject } from '../../../platform/http/openapi/open-object.js';
import {
  BATCH_KINDS,
  BATCH_STATUSES,
  type BatchKind,
  type BatchStatus,
  type Problem,
  type Progress,
} from '../domain/batch.js';
import { StockEdit } from './edit.dto.js';
import { SkippedCopies } from './preview.dto.js';

/** What a batch did. */
@OpenObject()
export class BatchSummary {
  /** What an edit changed, by the name of its field. */
  @ApiProperty({ required: false, example: 'price' })
  change?: string;
  /** Copies that were changed. */
  @ApiProperty({ type: 'integer', minimum: 0, required: false, example: 1190 })
  changed?: number;
  /** Copies that were added. */
  @ApiProperty({ type: 'integer', minimum: 0, required: false, example: 0 })
  added?: number;
  /** Copies that were sold. */
  @ApiProperty({ type: 'integer', minimum: 0, required: false, example: 0 })
  sold?: number;
  /** Copies that were withdrawn. */
  @ApiProperty({ type: 'integer', minimum: 0, required: false, example: 0 })
  withdrawn?: number;
  /** Copies that somebody else's change, or another window's, came before: they were left alone. */
  @ApiProperty({ type: 'integer', minimum: 0, required: false, example: 0 })
  conflicts?: number;
  /** Copies that an edit left alone or could not add, by the reason. */
  @ApiProperty({ type: [SkippedCopies], required: false })
  skipped?: SkippedCopies[];
  /** Copies whose new price by the rules waits for a look. */
  @ApiProperty({ type: 'integer', minimum: 0, required: false, example: 4 })
  heldBack?: number;
  /** Copies that an undo put back. */
  @ApiProperty({ type: 'integer', minimum: 0, required: false, example: 1188 })
  restored?: number;
  /** Copies that an undo left alone, because they had changed since. */
  @ApiProperty({ type: 'integer', minimum: 0, required: false, example: 2 })
  changedSince?: number;
}

/** How far a change is that runs in the background, or its undo. */
export class BatchProgress implements Progress {
  /** Copies that are done. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4000 })
  done: number;
  /** Copies in all; 0 while they are selected. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 12_000 })
  total: number;
}

/** Why a change has failed: an error as the call would have answered it. */
export class BatchProblem implements Problem {
  /** @example "stock.nothing-to-change" */
  code: string;
  /** @example "There’s nothing to change: no copy matches, or all of them are like this already." */
  message: string;
}

/** One change to many copies. */
export class BatchDto {
  @ApiProperty({ format: 'uuid', example: '9c1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0' })
  uuid: string;
  @ApiProperty({ enum: BATCH_KINDS, enumName: 'BatchKind', example: 'EDIT' })
  kind: BatchKind;
  @ApiProperty({ enum: BATCH_STATUSES, enumName: 'BatchStatus', example: 'DONE' })
  status: BatchStatus;
  summary: BatchSummary;
  /** Null unless it runs, or its undo does. */
  @ApiProperty({ type: BatchProgress, nullable: true, example: null })
  progress: BatchProgress | null;
  /** Null unless it has failed, or its undo has. */
  @ApiProperty({ type: BatchProblem, nullable: true, example: null })
  problem: BatchProblem | null;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  createdAt: string;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-03-01T10:00:01.000Z' })
  doneAt: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  undoneAt: string | null;
  /** It can be undone until then; null while it or its undo runs, and once it is undone. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-03-08T10:00:01.000Z' })
  undoableUntil: string | null;
}

/** The same, with what has changed since. */
export class BatchDetailDto extends BatchDto {
  /** How many of its copies have changed since: an undo leaves them alone. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  changedSince: number;
  /** What was to be changed, of an edit that has failed in the background: sent again, it is another attempt. Null otherwise. */
  @ApiProperty({ type: StockEdit, nullable: true, example: null })
  edit: StockEdit | null;
}
