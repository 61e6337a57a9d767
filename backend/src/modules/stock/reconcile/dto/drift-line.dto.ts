// A line that differs on the wire: what the file has, what the stock has, and what changed the stock last.
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { PageQuery } from '../../../../platform/http/lists/page-query.dto.js';
import { IfGiven } from '../../../../platform/http/validation/fields.js';
import {
  CONDITIONS,
  type Condition,
  FINISHES,
  type Finish,
  LISTING_TYPES,
  type ListingType,
} from '../../../listings/index.js';
import {
  CAUSE_SOURCES,
  CAUSES,
  type Cause,
  type CauseSource,
  DRIFT_KINDS,
  type DriftKind,
  MAX_CAUSES,
} from '../vocabulary.js';

/** Which lines of a report. */
export class DriftFilter {
  /** Of these kinds: repeated, or with commas between them. */
  @ApiProperty({ type: 'array', items: { type: 'string', enum: [...DRIFT_KINDS] }, required: false })
  @IfGiven()
  @Transform(({ value }) =>
    [value].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : [each])),
  )
  @IsIn(DRIFT_KINDS, { each: true })
  kind?: DriftKind[];
}

export class DriftLinesQuery extends IntersectionType(PageQuery, DriftFilter) {}

/** Something that happened to copies of the line in the last 30 days. */
export class LastChange {
  @ApiProperty({ enum: CAUSES, enumName: 'DriftCause', example: 'SOLD' })
  what: Cause;
  /** What did it; null for a listing that was posted, sold or withdrawn by hand. */
  @ApiProperty({ type: 'string', enum: [...CAUSE_SOURCES, null], nullable: true, example: 'TILL' })
  source: CauseSource | null;
  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  copies: number;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  at: string;
}

/** A line of which the file and the stock have different numbers of copies, or a row that can’t be compared. */
export class DriftLineDto {
  /** Its number in the report, by which the largest differences come first. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  line: number;
  @ApiProperty({ enum: DRIFT_KINDS, enumName: 'DriftKind', example: 'FEWER' })
  kind: DriftKind;
  @ApiProperty({ type: 'string', nullable: true, example: 'SKU-00412' })
  externalId: string | null;
  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10',
  })
  cardId: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'Tidewell Archivist' })
  cardName: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'Brinemarch' })
  cardSet: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'brm' })
  cardSetCode: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: '12' })
  cardNumber: string | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '/api/cards/5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10/image/front/normal',
  })
  cardImageUrl: string | null;
  @ApiProperty({ enum: CONDITIONS, nullable: true, example: 'NEAR_MINT' })
  condition: Condition | null;
  @ApiProperty({ enum: FINISHES, nullable: true, example: 'NONFOIL' })
  finish: Finish | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'en' })
  language: string | null;
  @ApiProperty({ enum: LISTING_TYPES, nullable: true, example: 'SELL' })
  type: ListingType | null;
  /** Its first line in the file, from 1; null for what the file does not have. */
  @ApiProperty({ type: 'integer', minimum: 1, nullable: true, example: 18 })
  fileLine: number | null;
  /** NOT_COMPARED: what stands in the row. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  said: string | null;
  // No enum: a new reason must not break a client that was generated before.
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: null,
    description: 'NOT_COMPARED: why, by the codes that rows of imports have, such as unknown-card.',
  })
  reason: string | null;
  /** Copies in the file. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  theirs: number;
  /** Copies in the stock, reserved ones among them. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  ours: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  reserved: number;
  /** How many more the stock has than the file. */
  @ApiProperty({ type: 'integer', example: -1 })
  difference: number;
  /** What changed the line in the stock last, the latest first. */
  @ApiProperty({ type: [LastChange], maxItems: MAX_CAUSES })
  causes: LastChange[];
}
