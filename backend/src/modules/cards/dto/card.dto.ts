// A card on the wire: the card database's own object, of which the document names what clients may rely on.
import { ApiProperty } from '@nestjs/swagger';
import { OpenObject } from '../../../platform/http/openapi/open-object.js';
import { CardFace } from './card-face.dto.js';
import { CardImages } from './card-images.dto.js';
import { CardPrices } from './card-prices.dto.js';
import { RelatedCard } from './related-card.dto.js';

/** One printing of a card, as the public card database describes it. Further keys may be there. */
@OpenObject()
export class Card {
  @ApiProperty({ enum: ['card'], example: 'card' })
  object: 'card';
  @ApiProperty({ format: 'uuid', example: '5187db92-c0ce-505a-85da-2bdb9e166acf' })
  id: string;
  /** The same for all printings of a card; absent if only the faces have one. */
  @ApiProperty({ format: 'uuid', example: '11f1cf7c-8a39-5b83-920f-b5586fc4f731' })
  oracle_id?: string;
  /**
   * The name; a split card has both halves: `Ebb // Flow`.
   * @example "Lantern Warden"
   */
  name: string;
  /**
   * The name in the language of the printing.
   * @example "Lantern Warden"
   */
  printed_name?: string;
  /**
   * An alternative name printed on this card.
   * @example "Keeper of the Quay"
   */
  flavor_name?: string;
  /**
   * The language of the printing.
   * @example "en"
   */
  lang: string;
  /** @example "2024-11-08" */
  released_at?: string;
  /**
   * The card layout: `normal`, `transform`, `split`, `saga`, and others added over time.
   * @example "normal"
   */
  layout?: string;
  /** The pictures; a card with two sides has them on its faces. */
  image_uris?: CardImages;
  /** @example "{1}{W}" */
  mana_cost?: string;
  /**
   * The mana value; may be fractional.
   * @example 2
   */
  cmc?: number;
  /** @example "Creature — Human Soldier" */
  type_line?: string;
  /** @example "Vigilance" */
  oracle_text?: string;
  /** @example "2" */
  power?: string;
  /** @example "3" */
  toughness?: string;
  /** @example "4" */
  loyalty?: string;
  /** @example ["W"] */
  colors?: string[];
  /** @example ["W"] */
  color_identity?: string[];
  /** @example ["Vigilance"] */
  keywords?: string[];
  /** The faces of a multi-faced card, front first. */
  card_faces?: CardFace[];
  /** Tokens, meld halves and other related cards. */
  all_parts?: RelatedCard[];
  /** By format: `legal`, `not_legal`, `banned` or `restricted`. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { standard: 'not_legal', modern: 'legal', commander: 'legal' },
  })
  legalities?: Record<string, string>;
  /**
   * Where it exists: `paper`, `arena`, `mtgo`.
   * @example ["paper"]
   */
  games?: string[];
  /** @example ["nonfoil", "foil"] */
  finishes?: string[];
  /**
   * The set code.
   * @example "brm"
   */
  set: string;
  /** @example "Bramblemere" */
  set_name: string;
  /** @example "expansion" */
  set_type?: string;
  /**
   * Text, not a number: `12a`, `44★`.
   * @example "1"
   */
  collector_number: string;
  /** Whether it exists only in digital games. */
  digital?: boolean;
  /** @example "common" */
  rarity?: string;
  /** @example "Light is the first courtesy." */
  flavor_text?: string;
  /** @example "Tomasz Wieliczka" */
  artist?: string;
  /** @example "black" */
  border_color?: string;
  /** @example "2015" */
  frame?: string;
  /** Daily market prices; not asking prices. */
  prices?: CardPrices;
}
