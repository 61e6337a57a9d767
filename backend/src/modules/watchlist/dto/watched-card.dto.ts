// An entry of a watchlist on the wire.
import { ApiProperty } from '@nestjs/swagger';

/** A watched card, with the snapshot of it that the watchlist keeps. */
export class WatchedCardDto {
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
  @ApiProperty({
    type: 'number',
    nullable: true,
    example: 1.25,
    description: 'The nonfoil price in US dollars; null if unknown.',
  })
  marketPrice: number | null;
  @ApiProperty({
    type: 'number',
    nullable: true,
    example: 3.5,
    description: 'The foil price in US dollars; null if unknown.',
  })
  marketPriceFoil: number | null;
  @ApiProperty({
    type: 'string',
    format: 'date',
    nullable: true,
    example: '2026-03-01',
    description: 'The date of the market prices; null without them.',
  })
  marketPriceDate: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  addedAt: string;
}
