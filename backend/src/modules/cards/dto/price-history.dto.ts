// What a card has cost over time, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, FINISHES } from '../domain/price-kinds.js';

const DAY = { type: 'string', format: 'date' } as const;
const DAY_OR_NONE = { ...DAY, nullable: true } as const;

/** The price of a day. */
export class DailyPrice {
  @ApiProperty({ ...DAY, example: '2026-02-14' })
  date: string;
  /**
   * With two decimals.
   * @example 1.1
   */
  price: number;
}

/** What one finish has cost in one currency. */
export class PriceSeries {
  @ApiProperty({ enum: FINISHES, example: 'nonfoil' })
  finish: (typeof FINISHES)[number];
  /** US dollars, euros, or the tickets of the online game. */
  @ApiProperty({ enum: CURRENCIES, example: 'usd' })
  currency: (typeof CURRENCIES)[number];
  /** The oldest first. Days without a price are not there. */
  prices: DailyPrice[];
}

/** What a card has cost, day by day. */
export class PriceHistory {
  @ApiProperty({ enum: ['price_history'], example: 'price_history' })
  object: 'price_history';
  /** The card; another than was asked for where that was merged into it. */
  @ApiProperty({ format: 'uuid', example: '5187db92-c0ce-505a-85da-2bdb9e166acf' })
  card_id: string;
  /** The day that the prices in the card itself are of; null where it has none. */
  @ApiProperty({ ...DAY_OR_NONE, example: '2026-02-14' })
  as_of: string | null;
  /** The first day with a price that is known, and with it the begin of all there is; null where there is none. */
  @ApiProperty({ ...DAY_OR_NONE, example: '2025-11-03' })
  since: string | null;
  /** The last day with a price that is known; null where there is none. */
  @ApiProperty({ ...DAY_OR_NONE, example: '2026-02-14' })
  until: string | null;
  /** The first day of this answer. */
  @ApiProperty({ ...DAY_OR_NONE, example: '2025-02-15' })
  from: string | null;
  /** The last day of this answer. */
  @ApiProperty({ ...DAY_OR_NONE, example: '2026-02-14' })
  to: string | null;
  /** Those that have a price in these days: dollars before euros and tickets, regular before foil and etched. */
  series: PriceSeries[];
}
