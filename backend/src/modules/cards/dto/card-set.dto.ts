// A set of cards on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { OpenObject } from '../../../platform/http/openapi/open-object.js';

/** A set, as the public card database describes it. Further keys may be there. */
@OpenObject()
export class CardSet {
  @ApiProperty({ enum: ['set'], example: 'set' })
  object: 'set';
  /** Its id, where it is known. */
  @ApiProperty({ format: 'uuid', example: '0f6b6a5a-54b7-5c12-9c9a-0f3f0a5a2f10' })
  id?: string;
  /** @example "brm" */
  code: string;
  /** @example "Bramblemere" */
  name: string;
  /** @example "https://playset.example/api/cards/sets/brm" */
  uri: string;
  /**
   * Its page at the card database.
   * @example "https://cards.example/sets/brm"
   */
  scryfall_uri?: string;
  /** @example "https://playset.example/api/cards/search?include_extras=true&include_variations=true&order=set&q=e%3Abrm&unique=prints" */
  search_uri: string;
  @ApiProperty({ format: 'date', example: '2024-11-08' })
  released_at?: string;
  /** @example "expansion" */
  set_type?: string;
  /** How many cards it has; without variations where one set is asked for, with them in the list of sets. */
  @ApiProperty({ type: 'integer', example: 120 })
  card_count: number;
  /** Whether it exists in a digital game only. */
  digital: boolean;
  /** Whether it has no foil cards. */
  nonfoil_only: boolean;
  /** Whether it has foil cards only. */
  foil_only: boolean;
  /** @example "brm" */
  block_code?: string;
  /** @example "Bramblemere" */
  block?: string;
}

/** All sets. */
export class CardSetList {
  @ApiProperty({ enum: ['list'], example: 'list' })
  object: 'list';
  /** They are never on several pages. */
  @ApiProperty({ enum: [false], example: false })
  has_more: false;
  data: CardSet[];
}
