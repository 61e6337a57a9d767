// What a caller asks of a list of listings.
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { AreUuids, IsUuid, Words } from '../../../platform/http/validation/fields.js';
import { UtcMoment } from '../../../platform/http/validation/filter-fields.js';
import { RADII, type Radius } from '../../places/index.js';
import { CONDITIONS, type Condition } from '../domain/condition.js';

/** Which listings of a lister. */
export class ListerListingsQuery extends PageQuery {
  /**
   * Matches the card's name, set or number.
   * @example "archivist"
   */
  @IsOptional()
  @Words(100)
  q?: string;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', required: false })
  @IsOptional()
  @IsIn(CONDITIONS)
  condition?: Condition;
}

/** Which sales. */
export class OrderHistoryQuery extends PageQuery {
  /** Sold at this moment, in UTC, or later. */
  @UtcMoment()
  soldFrom?: string;
  /** Sold before this moment, in UTC. */
  @UtcMoment()
  soldBefore?: string;
}

/** Whether a card is meant in this printing alone, or in any of its printings. */
export const PRINTINGS = ['this', 'any'] as const;
export type Printings = (typeof PRINTINGS)[number];

/** How listings of a card are sorted. */
export const SORTS = ['price', 'nearest'] as const;
export type Sort = (typeof SORTS)[number];

/** Whether listings that a deal keeps for somebody are shown. */
export const RESERVED = ['hidden', 'shown'] as const;

/** Which listings of a card. */
export class CardListingsQuery extends PageQuery {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  @IsUuid()
  cardId: string;
  /** `any` also returns listings of the card's other printings, after those of this one. */
  @ApiProperty({ enum: PRINTINGS, default: 'this', required: false })
  @IsOptional()
  @IsIn(PRINTINGS)
  printings: Printings = 'this';
  /**
   * The order: cheapest first, or nearest first and then cheapest. Those whose distance is unknown come last; players are sorted by
   * their band.
   */
  @ApiProperty({ enum: SORTS, default: 'price', required: false })
  @IsOptional()
  @IsIn(SORTS)
  sort: Sort = 'price';
  /** `mine` leaves out what is farther away than the caller's radius, never those whose distance is unknown. */
  @ApiProperty({ enum: RADII, default: 'any', required: false })
  @IsOptional()
  @IsIn(RADII)
  radius: Radius = 'any';
  /** `shown` also returns listings that a deal keeps for somebody (status RESERVED), after all others. */
  @ApiProperty({ enum: RESERVED, default: 'hidden', required: false })
  @IsOptional()
  @IsIn(RESERVED)
  reserved: (typeof RESERVED)[number] = 'hidden';
}

/** Which card of a lister's. */
export class ListerCardQuery extends PageQuery {
  /** The card; its other printings are included. */
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  @IsUuid()
  cardId: string;
}

/** A page of search results has 175 cards. */
const MAX_CARDS = 200;

/** The cards that are asked about. */
export class CardIdsQuery {
  /**
   * The card IDs, comma-separated.
   * @example ["5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10"]
   */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: 1,
    maxItems: MAX_CARDS,
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_CARDS)
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',') : value))
  @AreUuids('cardIds must be UUIDs with commas between them')
  cardIds: string[];
}

/** The cards whose availability is asked for. */
export class AvailabilityQuery extends CardIdsQuery {
  /** `any` counts the copies of all printings of each card. */
  @ApiProperty({ enum: PRINTINGS, default: 'this', required: false })
  @IsOptional()
  @IsIn(PRINTINGS)
  printings: Printings = 'this';
}
