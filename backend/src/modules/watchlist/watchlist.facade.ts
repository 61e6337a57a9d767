// What other parts of the product may ask of watchlists.
import { Injectable } from '@nestjs/common';
import type { WantedCard } from './domain/want.js';
import { MatchWants, type NewsPage, type WantNews } from './matching/match-wants.js';
import { PricedEntries } from './priced-entries.js';
import { type WantAllOptions, type WantedAll, WantsService } from './wants/wants.service.js';
import { WatchlistService } from './watchlist.service.js';

@Injectable()
export class WatchlistFacade {
  constructor(
    private readonly prices: PricedEntries,
    private readonly service: WatchlistService,
    private readonly wants: WantsService,
    private readonly matches: MatchWants,
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

  /**
   * Wants up to 10,000 cards, as many as the watchlist has room for; each is watched from then on. A want that is there keeps what is
   * said of it but the number of copies. Throws `watchlist.list-not-found`, `watchlist.account-closed`.
   */
  wantAll(owner: string, cards: readonly WantedCard[], options: WantAllOptions): Promise<WantedAll> {
    return this.wants.saveAll(owner, cards, options);
  }

  /** What a batch of offers brought to some hundred owners of wants; publishes `moreWantsMatched` for the others, in the unit of work. */
  newsOf(page: NewsPage): Promise<readonly WantNews[]> {
    return this.matches.newsOf(page);
  }
}
