// What is in stock of a card, in short, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { CONDITIONS, type Condition } from '../domain/condition.js';

/** The copies of a card that people sell or would trade. */
export class Availability {
  /** The card as requested. */
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** The number of copies. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 5 })
  copies: number;
  /** The number of stores with copies. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  stores: number;
  /** The number of players with copies. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  players: number;
  /** The number of copies listed by players. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  individualListings: number;
  /** The lowest asking price in US dollars; null if all are for trade only. */
  @ApiProperty({ type: 'number', nullable: true, example: 1.5 })
  price: number | null;
  /** The available conditions. */
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', isArray: true, example: ['NEAR_MINT'] })
  conditions: Condition[];
  /** The cheapest available printing. */
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cheapestCardId: string;
  /** When one of their owners last said that a copy is there. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  countedAt: string;
  /** That was long ago: 30 days for a store, 60 for a player. No copy was counted since. */
  @ApiProperty({ example: false })
  isStale: boolean;
  /** Whether only the cheapest copies were counted because there are too many to count. */
  @ApiProperty({ example: false })
  isPartial: boolean;
}
