// Runs of price rules on the wire: what one would do, what it did, and the prices that it held back.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  Equals,
  IsArray,
  IsBoolean,
  IsISO8601,
  IsObject,
  Matches,
  ValidateNested,
} from 'class-validator';
import { AreUuids, IfGiven } from '../../../../platform/http/validation/fields.js';
import { CONDITIONS, type Condition, Dollars, FINISHES, type Finish } from '../../../listings/index.js';
import { PRICE_REASONS, type PriceReason } from '../price-rules.js';
import { PricingRules } from './price-rules.dto.js';

const MAX_LINES = 1000;

/** Which prices rules are about. */
class ChosenPrices {
  /** Prices that were typed by hand count too, and follow the rules from then on. */
  @ApiProperty({ example: false })
  @IsBoolean()
  includeTyped: boolean;
}

/** How the saved rules are applied. */
export class ApplyPriceRules extends ChosenPrices {
  /** Must be true: they are applied after the answer, whose batch is still running. */
  @ApiProperty({ type: 'boolean', required: false, example: true })
  @IfGiven()
  @Equals(true)
  inBackground?: true;
}

/** Rules that need not be saved. */
export class PreviewPriceRules extends ChosenPrices {
  @IsObject()
  @ValidateNested()
  @Type(() => PricingRules)
  rules: PricingRules;
}

/** Copies of a line that get a new price. */
export class PriceMove {
  @ApiProperty({ format: 'uuid', example: '8a1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0' })
  line: string;
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** @example "Tidewell Archivist" */
  cardName: string;
  /** @example "brm" */
  cardSetCode: string;
  /** @example "12" */
  cardNumber: string;
  /** @example "/api/cards/5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10/image/front/normal" */
  cardImageUrl: string;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'NEAR_MINT' })
  condition: Condition;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', example: 'NONFOIL' })
  finish: Finish;
  /** @example "en" */
  language: string;
  @ApiProperty({ type: 'integer', minimum: 1, example: 4 })
  copies: number;
  /** @example 5.99 */
  priceBefore: number;
  /** @example 6.25 */
  priceAfter: number;
  /** @example 6.94 */
  marketPrice: number;
  /** The average of its copies; null if unknown. */
  @ApiProperty({ type: 'number', nullable: true, example: 2.5 })
  pricePaid: number | null;
  /** What decided the new price: the market, the lowest or highest price, or what was paid. */
  @ApiProperty({ enum: PRICE_REASONS, enumName: 'PriceReason', example: 'MARKET' })
  reason: PriceReason;
}

/** What a run would do. The first count is the sum of the six after it. */
export class PriceRulesPreview {
  /** Copies for sale or trade. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1204 })
  copies: number;
  /** Their price would change. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 840 })
  changed: number;
  /** They cost that already. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 310 })
  unchanged: number;
  /** Their price was typed by hand: it stays. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 40 })
  typed: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 6 })
  withoutMarketPrice: number;
  /** Their price would move by more than 3x. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  heldBack: number;
  /** Of those that would change. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 500 })
  raised: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 340 })
  lowered: number;
  /**
   * The asking prices of all of the copies, in US dollars.
   * @example 2050.25
   */
  valueBefore: number;
  /** @example 2214.5 */
  valueAfter: number;
  /** Up to 20 of those that would change, the largest moves first. */
  @ApiProperty({ type: [PriceMove], maxItems: 20 })
  examples: PriceMove[];
  /** Up to 20 of those that would be held back, likewise. */
  @ApiProperty({ type: [PriceMove], maxItems: 20 })
  heldBackExamples: PriceMove[];
}

/** What a run, or a decision about held prices, did. */
export class PricesChanged {
  /** The batch that undoes it; null if it changed nothing. */
  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    example: '9c1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0',
  })
  batch: string | null;
  @ApiProperty({ type: 'integer', minimum: 0, example: 840 })
  changed: number;
  /** Copies whose new price waits for a look. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  heldBack: number;
  /** Copies that somebody else's change, or another window's, came before: they were left alone. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  conflicts: number;
  /** Whether it runs in the background: its batch says how far it is, and what it did. */
  @ApiProperty({ type: 'boolean', required: false, example: true })
  isRunning?: boolean;
}

/** A price that waits for a look. */
export class HeldPriceDto extends PriceMove {
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  heldAt: string;
}

/** Held prices: of lines, or all up to a moment. */
export class ChosenHeldPrices {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: 1,
    maxItems: MAX_LINES,
    required: false,
    example: ['8a1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0'],
  })
  @IfGiven()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @AreUuids('lines must be IDs of lines')
  lines?: string[];
  /** With lines: the price that was shown, in US dollars. A line has several held prices where its copies cost different amounts. */
  @Dollars(0.01)
  priceAfter?: number;
  /** All that were held back by then: the `newest` that was shown. */
  @ApiProperty({ type: 'string', format: 'date-time', required: false, example: '2026-03-01T10:00:00.000Z' })
  @IfGiven()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z$/, { message: 'until must be a moment in UTC' })
  until?: string;
}
