// Who nearby has, buys or wants a card, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { IfGiven, IsUuid } from '../../../platform/http/validation/fields.js';
import { LISTING_TYPES, type ListingType } from '../../listings/index.js';
import { ApiDistance, type DistanceDto } from '../../places/index.js';
import { FoundCopy } from '../dto/found-copy.dto.js';

/** Who within the caller’s radius has what they want, and who buys it. */
export class SupplyDto {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** Stores with a copy that fits. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  stores: number;
  /** Players with a copy that fits. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  players: number;
  @ApiProperty({
    type: 'number',
    nullable: true,
    example: 4.5,
    description: 'The lowest price of these copies.',
  })
  lowestPrice: number | null;
  /** Stores that buy the card, whatever is said of the want. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  buyers: number;
  @ApiProperty({
    type: 'number',
    nullable: true,
    example: 3,
    description: 'The highest price that these stores pay.',
  })
  highestOffer: number | null;
}

/** How many people within the caller’s radius want a card. */
export class DemandDto {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** A lower bound: 3, 5, 10, 20, 50 or 100. Fewer than 3 are never counted. */
  @ApiProperty({ type: 'integer', minimum: 3, maximum: 100, example: 3 })
  people: number;
}

/** Which matches. */
export class MatchesQuery extends PageQuery {
  /** Only those of one notification: its `batch`. */
  @ApiProperty({ format: 'uuid', required: false, example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  @IfGiven()
  @IsUuid()
  batch?: string;
}

/** A copy on the market that fits what the caller wants. */
export class WantMatchDto extends FoundCopy {
  @ApiProperty({ enum: LISTING_TYPES, enumName: 'ListingType' })
  type: ListingType;
  @ApiProperty({
    type: 'number',
    nullable: true,
    example: 6,
    description: 'What it cost before it became cheaper; null if it was new.',
  })
  before: number | null;
  /** Who has it. */
  @ApiProperty({ format: 'uuid', example: '9a2f0d1c-7c55-4a54-8c0e-9f8f0f1f7c21' })
  lister: string;
  /** @example "Lantern Games" */
  listerName: string;
  @ApiDistance()
  distance: DistanceDto | null;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  matchedAt: string;
}
