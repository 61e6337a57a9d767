// A set of cards on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { OpenObject } from '../../../platform/http/openapi/open-object.js';

/** A set, as the public card database describes it. Further keys may be there. */
@OpenObject()
export class CardSet {
  @ApiProperty({ enum: ['set'], example: 'set' })
  object: 'set';
  /** Its ID, if known. */
  @ApiProperty({ format: 'uuid', example: '0f6b6a5a-54b7-5c12-9c9a-0f3f0a5a2f10' })
  id?: string;
  /** @example "brm" */
  code: string;
  /** @example "Bramblemere" */
  name: string;
  /** @example "https://playset.example/api/cards/sets/brm" */
  uri: string;
  /**
   * Its page on the card database's site.
   * @example "https://cards.example/sets/brm"
   */
  scryfall_uri?: string;
  /** @example "https://playset.example/api/cards/search?include_extras=true&include_variations=true&order=set&q=e%3Abrm&unique=prints" */
  search_uri: string;
  @ApiProperty({ format: 'date', example: '2024-11-08' })
  released_at?: string;
  /** @example "expansion" */
  set_type?: string;
  /** The number of cards; excludes variations for a single set, includes them in the list of sets. */
  @ApiProperty({ type: 'integer', example: 120 })
  card_count: number;
  /** Whether it exists only in digital games. */
  digital: boolean;
  /** Whether it has no foil cards. */
  nonfoil_only: boolean;
  /** Whether it has only foil cards. */
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
  /** Always on one page. */
  @ApiProperty({ enum: [false], example: false })
  has_more: false;
  data: CardSet[];
}
