// An error in the card database's own shape.
import { ApiProperty } from '@nestjs/swagger';
import { Notice } from './notice.dto.js';

/** Why there are no cards, as the public card database says it. */
export class CardError {
  @ApiProperty({ enum: ['error'], example: 'error' })
  object: 'error';
  /** @example "not_found" */
  code: string;
  /**
   * What is special about it: `ambiguous` where a name fits several cards.
   * @example "ambiguous"
   */
  type?: string;
  /** The HTTP status. */
  @ApiProperty({ type: 'integer', example: 404 })
  status: number;
  /**
   * What to know beside it, such as ignored parts of a search. Every 400 has it, null when there is nothing; others only where
   * there is something.
   */
  warnings?: string[] | null;
  /** The same as `warnings`, each with its code: only where there is something. */
  notices?: Notice[];
  /** What happened, for a person. */
  details: string;
  /** The same as `details`, with its code. */
  notice: Notice;
}
