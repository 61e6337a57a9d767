// What is new for somebody, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../kernel/role.js';

/** A card, by what a listing of it says. */
class NamedCard {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** @example "Tidewell Archivist" */
  cardName: string;
  /**
   * The name of the card's set.
   * @example "Brinemarch"
   */
  cardSet: string;
  /** @example "brm" */
  cardSetCode: string;
  /** @example "12" */
  cardNumber: string;
}

/** Who has it. */
export class NewsLister {
  @ApiProperty({ format: 'uuid', example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  uuid: string;
  /** @example "The Gilded Goblet" */
  name: string;
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'STORE' })
  role: Role;
}

/** A watched card that somebody has: the cheapest copy of it, in whichever printing that is. */
export class WatchedInStock extends NamedCard {
  /** The printing that is on the watchlist. */
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  watchedCardId: string;
  @ApiProperty({ enum: ['SELL', 'TRADE'], example: 'SELL' })
  type: 'SELL' | 'TRADE';
  /**
   * In US dollars, whole cents.
   * @example 1.5
   */
  price: number;
  /** When the newest copy of the card was listed. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  listedAt: string;
  /** When the lister last said that this copy is there. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  countedAt: string;
  /** That was long ago: 30 days for a store, 60 for a player. No copy of the card was counted since. */
  @ApiProperty({ example: false })
  isStale: boolean;
  lister: NewsLister;
}

/** A card in a store's stock that others watch. */
export class MostWatchedCard extends NamedCard {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    example: 4,
    description: 'The number of other people watching it.',
  })
  watchers: number;
}
