// A line of stock on the wire: identical copies of one owner with a quantity.
import { ApiProperty } from '@nestjs/swagger';
import {
  CONDITIONS,
  type Condition,
  FINISHES,
  type Finish,
  LISTING_TYPES,
  type ListingType,
  PRICE_SETTERS,
  type PriceSetter,
} from '../../listings/index.js';

/** What identical copies have in common. */
export class StockTerms {
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'NEAR_MINT' })
  condition: Condition;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', example: 'NONFOIL' })
  finish: Finish;
  /** @example "en" */
  language: string;
  @ApiProperty({ enum: LISTING_TYPES, enumName: 'ListingType', example: 'SELL' })
  type: ListingType;
  /**
   * In US dollars, whole cents.
   * @example 5.99
   */
  price: number;
  /** The store's own ID, such as its SKU. */
  @ApiProperty({ type: 'string', nullable: true, example: 'SKU-00412' })
  externalId: string | null;
  /** The shelf or bin. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Binder 3' })
  shelf: string | null;
  /** Shown to everybody. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Small crease in the corner' })
  note: string | null;
  /** Shown to the owner alone. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  privateNote: string | null;
  /** What the owner paid for one, in US dollars; the average where copies differ, null if unknown. */
  @ApiProperty({ type: 'number', nullable: true, example: 2.5 })
  pricePaid: number | null;
  @ApiProperty({ example: false })
  isSigned: boolean;
  @ApiProperty({ example: false })
  isAltered: boolean;
}

/** Identical copies of one owner. */
export class StockLineDto extends StockTerms {
  /** The ID of the line. A line whose terms change gets another. */
  @ApiProperty({ format: 'uuid', example: '8a1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0' })
  line: string;
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** @example "Tidewell Archivist" */
  cardName: string;
  /**
   * The name of the card's set.
   * @example "Brinemarch"
   */
  cardSet: string;
  /** @example "brm" */
  cardSetCode: string;
  /** @example "12" */
  cardNumber: string;
  /** @example "/api/cards/5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10/image/front/normal" */
  cardImageUrl: string;
  /** Copies that are on the market. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  quantity: number;
  /** Copies that are kept for somebody; no edit changes them. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  reserved: number;
  /** When the owner last said that it is there: of the copy that was counted longest ago. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  countedAt: string;
  /** Until when that count is fresh: 30 days for a store, 60 for a player. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-31T10:00:00.000Z' })
  freshUntil: string;
  /** Until when that copy is on the market: twice as long. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-04-30T10:00:00.000Z' })
  listedUntil: string;
  @ApiProperty({ enum: PRICE_SETTERS, enumName: 'PriceSetter', example: 'HAND' })
  priceSetBy: PriceSetter;
  /** The market price of the card in this finish, in US dollars; null if unknown. */
  @ApiProperty({ type: 'number', nullable: true, example: 6.49 })
  marketPrice: number | null;
  /** The day that the market price is of. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true, example: '2026-03-01' })
  marketPriceDate: string | null;
  /** When the newest copy was posted. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  createdAt: string;
}

/** What a selection of stock adds up to. */
export class StockSummaryDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 3412 })
  lines: number;
  /** Copies on the market. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 20_000 })
  copies: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 12 })
  reserved: number;
  /**
   * The asking prices of copies on the market, in US dollars, without those that the caller wants to buy.
   * @example 41250.75
   */
  value: number;
  /**
   * The market prices of those whose market price is known, in US dollars.
   * @example 39800.1
   */
  marketValue: number;
  /** Copies on the market without a known market price. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 31 })
  withoutMarketPrice: number;
  /** When the copy was counted that was counted longest ago; null without copies. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-03-01T10:00:00.000Z' })
  oldestCount: string | null;
}
