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
   * A detail of the error: `ambiguous` if a name matches several cards.
   * @example "ambiguous"
   */
  type?: string;
  /** The HTTP status. */
  @ApiProperty({ type: 'integer', example: 404 })
  status: number;
  /**
   * Additional messages, such as ignored parts of a search. Always present in a 400, null if there are none;
   * otherwise present only if there are any.
   */
  warnings?: string[] | null;
  /** The same as `warnings`, each with its code: only where there is something. */
  notices?: Notice[];
  /** What happened, in plain language. */
  details: string;
  /** The same as `details`, with its code. */
  notice: Notice;
}
