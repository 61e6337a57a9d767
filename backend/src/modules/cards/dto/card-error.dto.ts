// An error in the card database's own shape.
import { ApiProperty } from '@nestjs/swagger';

/** Why there are no cards, as the public card database says it. */
export class CardError {
  @ApiProperty({ enum: ['error'], example: 'error' })
  object: 'error';
  /** @example "not_found" */
  code: string;
  /** The HTTP status. */
  @ApiProperty({ type: 'integer', example: 404 })
  status: number;
  /** Parts of the search that were ignored; null when there are none. Only in refusals of a search. */
  warnings?: string[] | null;
  /** What happened, for a person. */
  details: string;
}
