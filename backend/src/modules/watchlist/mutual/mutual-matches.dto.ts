// Players who have what the caller wants and want what they have, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IfGiven, IsUuid } from '../../../platform/http/validation/fields.js';
import { ApiDistance, type DistanceDto } from '../../places/index.js';
import { FoundCopy } from '../dto/found-copy.dto.js';
import { MAX_COPIES_OF_SIDE } from './mutual-matches.statement.js';

/** Among whom to look. */
export class MutualMatchesQuery {
  @ApiProperty({
    format: 'uuid',
    required: false,
    example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01',
    description:
      'Those who go to this event, show their cards there as the caller does, however far they live; those within the caller’s radius if omitted.',
  })
  @IfGiven()
  @IsUuid()
  event?: string;
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
  @ApiProperty({ type: [FoundCopy], maxItems: MAX_COPIES_OF_SIDE })
  getsCopies: FoundCopy[];
  /** The dearest copies that the caller would give. */
  @ApiProperty({ type: [FoundCopy], maxItems: MAX_COPIES_OF_SIDE })
  givesCopies: FoundCopy[];
}
