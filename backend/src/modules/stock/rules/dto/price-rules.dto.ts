// Price rules on the wire.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { WithDecimals } from '../../../../platform/http/validation/fields.js';
import { CONDITIONS, type Condition, FINISHES, type Finish } from '../../../listings/index.js';
import { MAX_EXCEPTIONS } from '../price-rules.js';

const MAX_DOLLARS = 999_999.99;
const MAX_STEP = 1000;

/** A percentage of the market price. */
const Percent = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'number', minimum: 1, maximum: 1000, multipleOf: 0.01, example: 90 }),
    WithDecimals(2),
    Min(1),
    Max(1000),
  );

/** US dollars, whole cents; null for none. */
const Bound = (example: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'number',
      minimum: 0.01,
      maximum: MAX_DOLLARS,
      multipleOf: 0.01,
      nullable: true,
      required: false,
      example,
    }),
    ValidateIf((_body: object, value: unknown) => value !== undefined && value !== null),
    WithDecimals(2),
    Min(0.01),
    Max(MAX_DOLLARS),
  );

const OneOrAny = (values: readonly string[], enumName: string, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ enum: values, enumName, nullable: true, example }),
    ValidateIf((_body: object, value: unknown) => value !== null),
    IsIn(values),
  );

/** What copies of a condition, of a finish, or of the two together cost; null means any. */
export class PriceExceptionDto {
  @OneOrAny(CONDITIONS, 'Condition', 'LIGHTLY_PLAYED')
  condition: Condition | null;
  @OneOrAny(FINISHES, 'Finish', 'FOIL')
  finish: Finish | null;
  @Percent()
  percent: number;
}

/** How prices follow the market price, and when. */
export class SavePriceRules {
  /** Of the market price of a card in its finish, where no exception applies. */
  @Percent()
  percent: number;
  /** The one that names most applies: a condition and a finish before a condition, that before a finish. */
  @ApiProperty({ type: [PriceExceptionDto], maxItems: MAX_EXCEPTIONS })
  @IsArray()
  @ArrayMaxSize(MAX_EXCEPTIONS)
  @ValidateNested({ each: true })
  @Type(() => PriceExceptionDto)
  exceptions: PriceExceptionDto[];
  /** The lowest price, in US dollars; null for none. */
  @Bound(0.25)
  floor?: number | null;
  /** The highest price, in US dollars; null for none. */
  @Bound(500)
  ceiling?: number | null;
  /** The percentage is rounded to the nearest multiple of this, in US dollars. */
  @ApiProperty({ type: 'number', minimum: 0.01, maximum: MAX_STEP, multipleOf: 0.01, example: 0.25 })
  @WithDecimals(2)
  @Min(0.01)
  @Max(MAX_STEP)
  roundTo: number;
  /** No copy costs less than what was paid for it; this comes before the highest price. */
  @ApiProperty({ example: true })
  @IsBoolean()
  neverBelowPaid: boolean;
  /** Whether they are applied after each import of market prices. */
  @ApiProperty({ example: false })
  @IsBoolean()
  automatic: boolean;
}

/** How prices follow the market price. */
export class PricingRules extends OmitType(SavePriceRules, ['automatic']) {}

/** Prices that moved by more than 3x, and wait for their owner to look at them. */
export class HeldBackDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  copies: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  lines: number;
  /** When the newest of them was held back. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-03-01T10:00:00.000Z' })
  newest: string | null;
}

/** An account's price rules; the defaults before any were saved. */
export class PriceRulesDto {
  /** Incremented with each change; quoted, it is the ETag for If-Match. 0 before the first. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  version: number;
  /** @example 90 */
  percent: number;
  @ApiProperty({ type: [PriceExceptionDto], maxItems: MAX_EXCEPTIONS })
  exceptions: PriceExceptionDto[];
  @ApiProperty({ type: 'number', nullable: true, example: 0.25 })
  floor: number | null;
  @ApiProperty({ type: 'number', nullable: true, example: 500 })
  ceiling: number | null;
  /** @example 0.25 */
  roundTo: number;
  @ApiProperty({ example: true })
  neverBelowPaid: boolean;
  @ApiProperty({ example: false })
  automatic: boolean;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-03-01T10:00:00.000Z' })
  updatedAt: string | null;
  /** When they were applied last, by hand or after an import. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-03-02T03:24:00.000Z' })
  appliedAt: string | null;
  heldBack: HeldBackDto;
}
