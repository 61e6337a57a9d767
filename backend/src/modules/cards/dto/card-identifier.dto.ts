// How a card of a collection is named on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { OpenObject } from '../../../platform/http/openapi/open-object.js';

/** How many cards one collection may ask for. */
export const MAX_COLLECTION_SIZE = 75;

/**
 * One of: `id`, `mtgo_id`, `multiverse_id`, `oracle_id`, `illustration_id`, `name`, `name` with `set`, `set` with
 * `collector_number`. The first of them that is there counts; other keys are ignored.
 */
@OpenObject()
export class CardIdentifier {
  @ApiProperty({ format: 'uuid', example: '5187db92-c0ce-505a-85da-2bdb9e166acf' })
  id?: string;
  @ApiProperty({ type: 'integer', example: 66541 })
  mtgo_id?: number;
  @ApiProperty({ type: 'integer', example: 456603 })
  multiverse_id?: number;
  /** Identifies the preferred printing of the card. */
  @ApiProperty({ format: 'uuid', example: '11f1cf7c-8a39-5b83-920f-b5586fc4f731' })
  oracle_id?: string;
  /** Identifies the preferred printing with this artwork. */
  @ApiProperty({ format: 'uuid', example: '3a1bb9a5-0c70-5f43-9f3a-2f3f1d6d1a77' })
  illustration_id?: string;
  /**
   * A full name, or the name of one face; case, accents and punctuation are ignored. Identifies the preferred
   * printing, or the preferred one in `set` if given.
   * @example "Lantern Warden"
   */
  name?: string;
  /**
   * A set code (case-insensitive).
   * @example "brm"
   */
  set?: string;
  /**
   * The number within the set, as text.
   * @example "1"
   */
  collector_number?: string;
}

/** The cards that are wanted. */
export class CardIdentifiers {
  @ApiProperty({ type: [CardIdentifier], minItems: 1, maxItems: MAX_COLLECTION_SIZE })
  identifiers: CardIdentifier[];
}
