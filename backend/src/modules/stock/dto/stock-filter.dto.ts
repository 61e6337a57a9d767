// Which lines of stock a caller means, and in which order.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { IfGiven, IsUuid, Line, WithDecimals, Words } from '../../../platform/http/validation/fields.js';
import { Dollars, SeveralOf, UtcMoment } from '../../../platform/http/validation/filter-fields.js';
import {
  CONDITIONS,
  COUNT_AGES,
  type Condition,
  type CountAge,
  FINISHES,
  type Finish,
  LISTING_TYPES,
  type ListingType,
  MAX_COPY_TEXT,
} from '../../listings/index.js';

const MAX_VALUES = 50;
const MAX_SEARCH = 100;

/** A part of the market price. */
const Ratio = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      ...{ type: 'number', minimum: 0, maximum: 1000, multipleOf: 0.0001 },
      ...{ example: 1.1, required: false },
    }),
    IfGiven(),
    WithDecimals(4),
    Min(0),
    Max(1000),
  );

/** Lines of stock for which all of this holds. */
export class StockFilter {
  /**
   * Matches the card's name, set or number, the shelf or the external ID.
   * @example "archivist"
   */
  @IfGiven()
  @Line(MAX_SEARCH)
  q?: string;
  /** Any of these set codes. */
  @SeveralOf({ type: 'string', maxLength: 10 }, 'brm', MAX_VALUES)
  @IsString({ each: true })
  @MaxLength(10, { each: true })
  @Matches(/^[A-Za-z0-9_]+$/, { each: true, message: 'set must be set codes' })
  set?: string[];
  /** Any of these conditions. */
  @SeveralOf({ type: 'string', enum: [...CONDITIONS] }, 'NEAR_MINT', MAX_VALUES)
  @IsIn(CONDITIONS, { each: true })
  condition?: Condition[];
  /** Any of these finishes. */
  @SeveralOf({ type: 'string', enum: [...FINISHES] }, 'NONFOIL', MAX_VALUES)
  @IsIn(FINISHES, { each: true })
  finish?: Finish[];
  /** Any of these printed languages. */
  @SeveralOf({ type: 'string' }, 'en', MAX_VALUES)
  @Matches(/^[a-z]{2,3}$/, { each: true, message: 'language must be codes such as en' })
  language?: string[];
  /** Any of these types. */
  @SeveralOf({ type: 'string', enum: [...LISTING_TYPES] }, 'SELL', MAX_VALUES)
  @IsIn(LISTING_TYPES, { each: true })
  type?: ListingType[];
  /** The lowest price, in US dollars. */
  @Dollars()
  minPrice?: number;
  /** The highest price, in US dollars. */
  @Dollars()
  maxPrice?: number;
  /** The shelf or bin, exactly; empty for lines without one. */
  @IfGiven()
  @Line(MAX_COPY_TEXT.shelf)
  shelf?: string;
  /** Lines with a copy that was last counted before this moment, in UTC. */
  @UtcMoment()
  countedBefore?: string;
  /** Lines whose copy that was counted longest ago has a fresh count, a stale one, or one that took it off the market. */
  @SeveralOf({ type: 'string', enum: [...COUNT_AGES] }, 'STALE', MAX_VALUES)
  @IsIn(COUNT_AGES, { each: true })
  age?: CountAge[];
  /** The lowest asking price as a part of the market price: 1.1 is a tenth above it. Without a market price no line matches. */
  @Ratio()
  minMarketRatio?: number;
  /** The highest asking price as a part of the market price. */
  @Ratio()
  maxMarketRatio?: number;
  /** Lines with a copy that this import created or changed last. */
  @ApiProperty({ format: 'uuid', required: false, example: '9c1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0' })
  @IfGiven()
  @IsUuid()
  import?: string;
}

/** The same in an address, where numbers are text, and pasted words may carry marks of their direction. */
export class StockFilterQuery extends StockFilter {}
for (const field of ['minPrice', 'maxPrice', 'minMarketRatio', 'maxMarketRatio'])
  Type(() => Number)(StockFilterQuery.prototype, field);
Words(MAX_SEARCH)(StockFilterQuery.prototype, 'q');

/** What lines are sorted by; `market` is the asking price as a part of the market price. */
export const STOCK_SORTS = [
  'name',
  'set',
  'price',
  'quantity',
  'countedAt',
  'createdAt',
  'shelf',
  'market',
] as const;
export type StockSort = (typeof STOCK_SORTS)[number];
export const STOCK_ORDERS = STOCK_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);
export type StockOrder = (typeof STOCK_ORDERS)[number];

/** A page of lines. */
export class StockQuery extends IntersectionType(StockFilterQuery, PageQuery) {
  /** With `-` for descending. */
  @ApiProperty({ enum: STOCK_ORDERS, default: 'name', required: false })
  @IfGiven()
  @IsIn(STOCK_ORDERS)
  sort: StockOrder = 'name';
}
