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
  /** US dollars, euros, or tickets of the online game. */
  @ApiProperty({ enum: CURRENCIES, example: 'usd' })
  currency: (typeof CURRENCIES)[number];
  /** Oldest first. Days without a price are omitted. */
  prices: DailyPrice[];
}

/** A card's price history by day. */
export class PriceHistory {
  @ApiProperty({ enum: ['price_history'], example: 'price_history' })
  object: 'price_history';
  /** The card; a different one if the requested card was merged into it. */
  @ApiProperty({ format: 'uuid', example: '5187db92-c0ce-505a-85da-2bdb9e166acf' })
  card_id: string;
  /** The date of the prices in the card itself; null if it has none. */
  @ApiProperty({ ...DAY_OR_NONE, example: '2026-02-14' })
  as_of: string | null;
  /** The first date with a known price; null if there is none. */
  @ApiProperty({ ...DAY_OR_NONE, example: '2025-11-03' })
  since: string | null;
  /** The last date with a known price; null if there is none. */
  @ApiProperty({ ...DAY_OR_NONE, example: '2026-02-14' })
  until: string | null;
  /** The first date in this response. */
  @ApiProperty({ ...DAY_OR_NONE, example: '2025-02-15' })
  from: string | null;
  /** The last date in this response. */
  @ApiProperty({ ...DAY_OR_NONE, example: '2026-02-14' })
  to: string | null;
  /** Series with a price in this range: dollars before euros and tickets, regular before foil and etched. */
  series: PriceSeries[];
}
