// What becomes of the copies of an edit, on the wire.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IfGiven, WithDecimals } from '../../../platform/http/validation/fields.js';
import {
  CONDITIONS,
  type Condition,
  CopyText,
  Dollars,
  MAX_COPY_TEXT,
  ValidPrice,
} from '../../listings/index.js';
import { CopyTerms } from './copy-terms.dto.js';

/** How many copies a line may be set to. */
export const MAX_QUANTITY = 9999;

/** Nothing but true says that it is to happen. */
const Happens = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: 'boolean', required: false, example: true }), IfGiven(), Equals(true));

/** A percentage of the market price. */
const Percent = (minimum: number, required: boolean): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'number', minimum, maximum: 1000, multipleOf: 0.01, example: 90, required }),
    ...(required ? [] : [IfGiven()]),
    WithDecimals(2),
    Min(minimum),
    Max(1000),
  );

/** How the price of one condition follows the market price; what is omitted is as for the others. */
export class ConditionPricing {
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'LIGHTLY_PLAYED' })
  @IsIn(CONDITIONS)
  condition: Condition;
  @Percent(1, false)
  percent?: number;
  /** The price is never below this, in US dollars. */
  @Dollars(0.01)
  floor?: number;
  /** The price is rounded to a multiple of this, in US dollars. */
  @Dollars(0.01)
  roundTo?: number;
}

/** How prices follow the market price of a card in its finish: a percentage, rounded, and never below the floor. */
export class MarketPricing {
  @Percent(1, true)
  percent: number;
  /** The price is never below this, in US dollars. */
  @Dollars(0.01)
  floor?: number;
  /** The price is rounded to a multiple of this, in US dollars. */
  @Dollars(0.01)
  roundTo?: number;
  /** What differs by condition. */
  @ApiProperty({ type: [ConditionPricing], maxItems: CONDITIONS.length, required: false })
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(CONDITIONS.length)
  @ValidateNested({ each: true })
  @Type(() => ConditionPricing)
  conditions?: ConditionPricing[];
}

/** A sale of copies. */
export class CopiesSale {
  /** What was paid for each; defaults to each listed price. */
  @IfGiven()
  @ValidPrice(undefined, false)
  price?: number;
}

/** One change. */
export class StockChange extends CopyTerms {
  /** The new price. */
  @IfGiven()
  @ValidPrice(undefined, false)
  price?: number;
  /** What is added to each price, in US dollars; negative to lower it. */
  @Dollars(-999_999.99)
  addToPrice?: number;
  /** By how many percent each price changes; negative to lower it. */
  @Percent(-99.99, false)
  changePriceByPercent?: number;
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => MarketPricing)
  priceFromMarket?: MarketPricing;
  /** Must be true: the copies are priced by the saved price rules, and follow them from now on. */
  @Happens()
  priceByRules?: true;
  /** The shelf or bin; null for none. */
  @CopyText(MAX_COPY_TEXT.shelf, 'Binder 3')
  shelf?: string | null;
  /** Shown to everybody; null for none. */
  @CopyText(MAX_COPY_TEXT.note, 'Small crease in the corner')
  note?: string | null;
  /** Shown to the owner alone; null for none. */
  @CopyText(MAX_COPY_TEXT.privateNote, 'Bought from Robin')
  privateNote?: string | null;
  /** The store's own ID, such as its SKU; null for none. */
  @CopyText(MAX_COPY_TEXT.externalId, 'SKU-00412')
  externalId?: string | null;
  @IfGiven()
  @IsBoolean()
  isSigned?: boolean;
  @IfGiven()
  @IsBoolean()
  isAltered?: boolean;
  /** What the owner paid for each, in US dollars; null for unknown. */
  @Dollars(0, true)
  pricePaid?: number | null;
  /** The number of copies of each line: more are added, those posted last are withdrawn. Only for named lines. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_QUANTITY, required: false, example: 4 })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(MAX_QUANTITY)
  quantity?: number;
  /** How many copies are added to those that each line has; up to 9999 in all. Only for named lines. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_QUANTITY, required: false, example: 1 })
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  addCopies?: number;
  /** The copies are sold. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => CopiesSale)
  sell?: CopiesSale;
  /** Must be true: the copies are withdrawn. */
  @Happens()
  withdraw?: true;
  /** Must be true: the copies are there, and counted now. */
  @Happens()
  count?: true;
}
