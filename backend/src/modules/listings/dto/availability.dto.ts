// What is in stock of a card, in short, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { CONDITIONS, type Condition } from '../domain/condition.js';

/** The copies of a card that people sell or would trade. */
export class Availability {
  /** The card as it was asked for. */
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** How many copies there are. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 5 })
  copies: number;
  /** How many stores have them. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  stores: number;
  /** How many players have them. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  players: number;
  /** How many of the copies are players'. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  individualListings: number;
  /** The lowest price in US dollars that somebody asks; null where all are for trade alone. */
  @ApiProperty({ type: 'number', nullable: true, example: 1.5 })
  price: number | null;
  /** In which conditions. */
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', isArray: true, example: ['NEAR_MINT'] })
  conditions: Condition[];
  /** The printing that is to be had for the lowest price. */
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cheapestCardId: string;
  /** Whether there are so many copies of a printing that only the cheapest ones were counted. */
  @ApiProperty({ example: false })
  isPartial: boolean;
}
