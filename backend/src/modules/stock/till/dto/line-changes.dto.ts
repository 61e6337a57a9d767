// The feed of lines that have changed.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { IfGiven } from '../../../../platform/http/validation/fields.js';

const MAX_CHANGES = 500;

export class LineChangesQuery {
  /** The `next` of the answer before. Without it the feed begins now. */
  @ApiProperty({ maxLength: 300, required: false })
  @IfGiven()
  @IsString()
  @MaxLength(300)
  after?: string;
  /** How many changes at most. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_CHANGES, default: 100, required: false })
  @IfGiven()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_CHANGES)
  limit: number = 100;
}

/** A line that has changed, as it is now. */
export class LineChange {
  @ApiProperty({ format: 'uuid', example: '8a1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0' })
  line: string;
  @ApiProperty({ type: 'string', nullable: true, example: 'SKU-00412' })
  externalId: string | null;
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** Active copies, also those off the market until they are counted again; 0 of a line that is gone, or has become another. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  quantity: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  reserved: number;
  /** When it changed. */
  @ApiProperty({ format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  changedAt: string;
}

/** A part of the feed. */
export class LineChanges {
  @ApiProperty({ type: [LineChange] })
  changes: LineChange[];
  /** The cursor to go on after. */
  @ApiProperty({ example: 'WyIyMDI2LTAzLTAxVDEwOjAwOjAwLjAwMFoiLCIyNzA1YjRhNC44MTIiLCIzIl0' })
  next: string;
  /** More has changed already. */
  @ApiProperty({ example: false })
  hasMore: boolean;
}
