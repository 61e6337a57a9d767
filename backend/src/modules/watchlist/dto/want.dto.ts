// A want on the wire: what its owner says of a watched card.
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { IfGiven, IsUuid, Line } from '../../../platform/http/validation/fields.js';
import { CONDITIONS, type Condition, Dollars, FINISHES, type Finish } from '../../listings/index.js';
import { MAX_PERCENT, MAX_WANT_NOTE, MAX_WANTED, VISIBILITIES, type Visibility } from '../domain/want.js';

/** Optional; null means any, as if it were omitted. */
const IfSet = (): PropertyDecorator =>
  ValidateIf((_body: object, value: unknown) => value !== undefined && value !== null);

const MAX_LANGUAGES = 20;
const LOWEST_PRICE = 0.01;

/** What is wanted: what else is omitted or null is as it is of a new want. */
export class SaveWant {
  /** Whether any printing of the card will do; false for this one alone. */
  @ApiProperty({ type: 'boolean', example: true })
  @IsBoolean()
  anyPrinting: boolean;
  /** How many copies. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_WANTED, example: 1 })
  @IsInt()
  @Min(1)
  @Max(MAX_WANTED)
  quantity: number;
  /** The worst condition that will do; null for any. */
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', required: false, nullable: true })
  @IfSet()
  @IsIn(CONDITIONS)
  leastCondition?: Condition | null;
  /** The finishes that will do; null for any. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: [...FINISHES] },
    minItems: 1,
    maxItems: FINISHES.length,
    required: false,
    nullable: true,
    example: ['FOIL'],
  })
  @IfSet()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(FINISHES, { each: true })
  // Checked first: the others look at each entry.
  @ArrayMaxSize(FINISHES.length)
  finishes?: Finish[] | null;
  /** The codes of the languages that will do; null for any. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', pattern: '^[a-z]{2,3}$' },
    minItems: 1,
    maxItems: MAX_LANGUAGES,
    required: false,
    nullable: true,
    example: ['en', 'de'],
  })
  @IfSet()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @Matches(/^[a-z]{2,3}$/, { each: true, message: 'languages must be codes such as en' })
  // Checked first: the others look at each entry.
  @ArrayMaxSize(MAX_LANGUAGES)
  languages?: string[] | null;
  /** The highest price in US dollars; null for none. Not together with `maxPercent`. */
  @Dollars(LOWEST_PRICE, true)
  maxPrice?: number | null;
  /** The highest price in percent of the market price; null for none. A copy without a market price doesn’t fit. */
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MAX_PERCENT,
    required: false,
    nullable: true,
    example: 90,
  })
  @IfSet()
  @IsInt()
  @Min(1)
  @Max(MAX_PERCENT)
  maxPercent?: number | null;
  /** Whether copies for trade fit too. */
  @ApiProperty({ type: 'boolean', required: false, default: false })
  @IfGiven()
  @IsBoolean()
  forTrade?: boolean;
  /** Only you see it. */
  @ApiProperty({
    type: 'string',
    maxLength: MAX_WANT_NOTE,
    nullable: true,
    required: false,
    example: 'For Kim',
  })
  @IfSet()
  @Transform(({ value }) => (value === '' ? null : value))
  @Line(MAX_WANT_NOTE)
  note?: string | null;
  /** The list that it belongs to; null for none. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, required: false })
  @IfSet()
  @IsUuid()
  list?: string | null;
  /**
   * Who learns of it: nobody; stores nearby, as part of a total (`TOTALS`); also people nearby you could trade with (`TRADERS`).
   */
  @ApiProperty({ enum: VISIBILITIES, enumName: 'WantVisibility', required: false, default: 'PRIVATE' })
  @IfGiven()
  @IsIn(VISIBILITIES)
  visibility?: Visibility;
  /** Whether you are notified of copies nearby that fit. */
  @ApiProperty({ type: 'boolean', required: false, default: true })
  @IfGiven()
  @IsBoolean()
  alerts?: boolean;
}

/** A want of the caller, with the snapshot of the card that the watchlist keeps. */
export class WantDto {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** @example "Tidewell Archivist" */
  cardName: string;
  /** @example true */
  anyPrinting: boolean;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_WANTED, example: 4 })
  quantity: number;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', nullable: true })
  leastCondition: Condition | null;
  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: [...FINISHES] },
    nullable: true,
    example: ['FOIL'],
  })
  finishes: Finish[] | null;
  @ApiProperty({ type: 'array', items: { type: 'string' }, nullable: true, example: ['en'] })
  languages: string[] | null;
  @ApiProperty({ type: 'number', nullable: true, example: 5.99 })
  maxPrice: number | null;
  @ApiProperty({ type: 'integer', nullable: true, example: 90 })
  maxPercent: number | null;
  /** @example false */
  forTrade: boolean;
  @ApiProperty({ type: 'string', nullable: true, example: 'For Kim' })
  note: string | null;
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  list: string | null;
  @ApiProperty({ enum: VISIBILITIES, enumName: 'WantVisibility' })
  visibility: Visibility;
  /** @example true */
  alerts: boolean;
  /** How many copies of the card the caller has listed for sale or trade: of any printing, where any will do. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  listed: number;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  changedAt: string;
  /** Moves on with every change; that of a card without a want is 0. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  version: number;
}

/** Which wants of the caller. */
export class WantsQuery extends PageQuery {
  /** Only those on this list. */
  @ApiProperty({ format: 'uuid', required: false, example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' })
  @IfGiven()
  @IsUuid()
  list?: string;
}
