// A page of found cards on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Card } from './card.dto.js';
import { Notice } from './notice.dto.js';

/** A page of 175 cards at the most. */
export class CardList {
  @ApiProperty({ enum: ['list'], example: 'list' })
  object: 'list';
  /** The number of cards on all pages. */
  @ApiProperty({ type: 'integer', example: 312 })
  total_cards: number;
  /** Whether there is another page. */
  has_more: boolean;
  /**
   * The address of the next page, if there is one.
   * @example "https://playset.example/api/cards/search?format=json&include_extras=false&include_multilingual=false&include_variations=false&order=name&page=2&q=lantern&unique=cards"
   */
  next_page?: string;
  /**
   * Plain-language warnings: ignored parts of the search; that only our own catalog was searched because the live
   * card database couldn't be reached; that some cards are missing while they are reindexed after an update.
   * @example ["Invalid expression “shine:5” was ignored. Unknown keyword “shine”."]
   */
  warnings?: string[];
  /** The same as `warnings`, each with its code: only where there is something. */
  notices?: Notice[];
  data: Card[];
}
