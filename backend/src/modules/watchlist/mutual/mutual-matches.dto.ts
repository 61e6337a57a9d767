// Players who have what the caller wants and want what they have, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { CONDITIONS, type Condition, FINISHES, type Finish } from '../../listings/index.js';
import { ApiDistance, type DistanceDto } from '../../places/index.js';
import { MAX_COPIES_OF_SIDE } from './mutual-matches.statement.js';

/** A copy that one of the two has and the other wants. */
export class MutualCopyDto {
  @ApiProperty({ format: 'uuid', example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  listing: string;
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** @example "Tidewell Archivist" */
  cardName: string;
  /** @example "Brinemarch" */
  cardSet: string;
  /** @example "12" */
  cardNumber: string;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition' })
  condition: Condition;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish' })
  finish: Finish;
  /** @example "en" */
  language: string;
  @ApiProperty({ type: 'number', example: 4.5, description: 'What it is listed for, in US dollars.' })
  price: number;
}

/** A player with whom the caller could trade: each has copies that the other wants. */
export class MutualMatchDto {
  @ApiProperty({ format: 'uuid', example: '9a2f0d1c-7c55-4a54-8c0e-9f8f0f1f7c21' })
  uuid: string;
  /** @example "Robin Reyes" */
  name: string;
  @ApiDistance()
  distance: DistanceDto | null;
  /** How many of the caller’s wants this player has a copy for. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 4 })
  gets: number;
  /** How many of this player’s wants the caller has a copy for. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  gives: number;
  @ApiProperty({
    type: 'number',
    example: 18.5,
    description: 'What all copies that the caller would get are listed for, in US dollars.',
  })
  getsValue: number;
  @ApiProperty({
    type: 'number',
    example: 21,
    description: 'What all copies that the caller would give are listed for, in US dollars.',
  })
  givesValue: number;
  /** The dearest copies that the caller would get. */
  @ApiProperty({ type: [MutualCopyDto], maxItems: MAX_COPIES_OF_SIDE })
  getsCopies: MutualCopyDto[];
  /** The dearest copies that the caller would give. */
  @ApiProperty({ type: [MutualCopyDto], maxItems: MAX_COPIES_OF_SIDE })
  givesCopies: MutualCopyDto[];
}
