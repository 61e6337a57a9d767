// What other parts of the product may ask of watchlists.
import { Injectable } from '@nestjs/common';
import { PricedEntries } from './priced-entries.js';
import { WatchlistService } from './watchlist.service.js';

@Injectable()
export class WatchlistFacade {
  constructor(
    private readonly prices: PricedEntries,
    private readonly service: WatchlistService,
  ) {}

  /** Entries, each a line with the card's id before its JSON, as a JSON array with what the cards cost. */
  priced(lines: string): Promise<string> {
    return this.prices.addedTo(lines);
  }

  /**
   * Puts up to 50,000 cards on a list, as many as it has room for; those that are on it stay. Throws
   * `watchlist.account-closed`.
   */
  watchAll(owner: string, cardIds: readonly string[]): Promise<{ watched: number; withoutRoom: number }> {
    return this.service.watchAll(owner, cardIds);
  }
}
