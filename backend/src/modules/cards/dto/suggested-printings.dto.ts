// The printings that a name may mean on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Card } from './card.dto.js';
import { MAX_COLLECTION_SIZE } from './card-identifier.dto.js';

/** How many printings are suggested for one name. */
export const MAX_SUGGESTED = 8;

/** A name that may be of several printings. */
export class CardName {
  /**
   * A whole name, or that of one face; case, accents and punctuation do not matter.
   * @example "Lantern Warden"
   */
  name: string;
  /**
   * Only printings of the set with this code, in any case.
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
  /** How many printings on paper there are; none where no card is called so. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  total: number;
  /** The likeliest, best first: ordinary printings before promos, new ones before old ones. Only the keys that tell printings apart. */
  @ApiProperty({ type: [Card], maxItems: MAX_SUGGESTED })
  printings: Card[];
}

/** What each of the names may mean, in the order they came. */
export class SuggestedPrintingsList {
  @ApiProperty({ enum: ['list'], example: 'list' })
  object: 'list';
  data: SuggestedPrintings[];
}
