// What of a stock nobody has counted for long, on the wire.
import { ApiProperty } from '@nestjs/swagger';

/** Lines with a copy whose count is no longer fresh: those that the filter `age=STALE,EXPIRED` finds. */
export class StaleStockDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 12 })
  lines: number;
  /** All copies of these lines. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 37 })
  copies: number;
  /** Copies of lines with a copy that has left the market. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  expired: number;
}
