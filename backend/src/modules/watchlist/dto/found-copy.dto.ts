// A copy on the market that somebody wants, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { CONDITIONS, type Condition, FINISHES, type Finish } from '../../listings/index.js';

/** What answers say of a copy on the market that fits a want. */
export class FoundCopy {
  /** The listing. */
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
  @ApiProperty({ type: 'number', example: 4.5, description: 'What it costs now, in US dollars.' })
  price: number;
}
