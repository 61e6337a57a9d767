// The printings that a name may mean on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Card } from './card.dto.js';
import { MAX_COLLECTION_SIZE } from './card-identifier.dto.js';

/** How many printings are suggested for one name. */
export const MAX_SUGGESTED = 8;

/** A name that may be of several printings. */
export class CardName {
  /**
   * A full name, or the name of one face; case, accents and punctuation are ignored.
   * @example "Lantern Warden"
   */
  name: string;
  /**
   * Only printings from the set with this code (case-insensitive).
   * @example "brm"
   */
  set?: string;
}

/** The names that are asked about. */
export class CardNameList {
  @ApiProperty({ type: [CardName], minItems: 1, maxItems: MAX_COLLECTION_SIZE })
  identifiers: CardName[];
}

/** What one name may mean. */
export class SuggestedPrintings {
  /** The number of paper printings; 0 if no card has this name. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  total: number;
  /** The most likely printings, best first: regular before promos, newer before older. Only the fields that
   * distinguish printings. */
  @ApiProperty({ type: [Card], maxItems: MAX_SUGGESTED })
  printings: Card[];
}

/** What each of the names may mean, in the order they came. */
export class SuggestedPrintingsList {
  @ApiProperty({ enum: ['list'], example: 'list' })
  object: 'list';
  data: SuggestedPrintings[];
}
