// A listing as a stranger sees it: the card and what it costs, nothing of its lister.
import { ApiProperty } from '@nestjs/swagger';
import { CONDITIONS, type Condition } from '../domain/condition.js';
import { FINISHES, type Finish } from '../domain/listing-kind.js';

/** A card that was put up for sale a short while ago. */
export class LatestListing {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** @example "Tidewell Archivist" */
  cardName: string;
  /**
   * The name of the card's set.
   * @example "Brinemarch"
   */
  cardSet: string;
  /** @example "12" */
  cardNumber: string;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'NEAR_MINT' })
  condition: Condition;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', example: 'NONFOIL' })
  finish: Finish;
  /**
   * In US dollars, whole cents.
   * @example 5.99
   */
  price: number;
}
