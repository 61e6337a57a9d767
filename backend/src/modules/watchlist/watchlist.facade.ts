// What other parts of the product may ask of watchlists.
import { Injectable } from '@nestjs/common';
import type { WatchedCardDto } from './dto/watched-card.dto.js';
import { WatchlistQueries } from './watchlist.queries.js';
import { WatchlistService } from './watchlist.service.js';

@Injectable()
export class WatchlistFacade {
  constructor(
    private readonly service: WatchlistService,
    private readonly queries: WatchlistQueries,
  ) {}

  /** Puts a card on this account's watchlist; a card that is on it stays. Throws as the route does. */
  watch(owner: string, cardId: string): Promise<void> {
    return this.service.watch({ uuid: owner }, owner, cardId);
  }

  /** The cards that this account watches since most recently, the newest first, with their market prices. */
  newest(owner: string, most: number): Promise<WatchedCardDto[]> {
    return this.queries.newest(owner, most);
  }
}
