// What other parts of the product may ask of watchlists.
import { Injectable } from '@nestjs/common';
import { PricedEntries } from './priced-entries.js';
import { WatchlistService } from './watchlist.service.js';

@Injectable()
export class WatchlistFacade {
  constructor(
    private readonly service: WatchlistService,
    private readonly prices: PricedEntries,
  ) {}

  /** Puts a card on this account's watchlist; a card that is on it stays. Throws as the route does. */
  watch(owner: string, cardId: string): Promise<void> {
    return this.service.watch({ uuid: owner }, owner, cardId);
  }

  /** The JSON array of what `newestWatched` gives, with what the cards cost. */
  priced(lines: string): Promise<string> {
    return this.prices.addedTo(lines);
  }
}
