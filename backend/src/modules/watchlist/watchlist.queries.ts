// The reads of the watchlist: PostgreSQL writes the entries, the card database adds what the cards cost.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import type { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { notYourWatchlist } from './domain/watchlist.errors.js';
import type { WatchlistContains } from './dto/contains.dto.js';
import type { WatchedCardDto } from './dto/watched-card.dto.js';
import { WatchlistRepository } from './persistence/watchlist.repository.js';
import { PricedEntries } from './priced-entries.js';
import { OF_OWNER } from './watchlist.statements.js';

@Injectable()
export class WatchlistQueries {
  constructor(
    private readonly sql: Sql,
    private readonly prices: PricedEntries,
    private readonly watchlists: WatchlistRepository,
  ) {}

  /** The caller's own list, the newest card first. */
  async ofOwner(caller: Caller, owner: string, query: PageQuery): Promise<Page<WatchedCardDto>> {
    if (caller.uuid !== owner) throw notYourWatchlist();
    const start = query.after ? keyOf(query.after, 'moment', 'uuid') : FROM_THE_LATEST;
    const page = await this.sql.one<PageRow>(OF_OWNER, [owner, query.limit, ...start]);
    return writtenPage({ ...page, entries: await this.prices.addedTo(page.entries) });
  }

  /** Whether a card is on the caller's own list. */
  async contains(caller: Caller, owner: string, cardId: string): Promise<WatchlistContains> {
    if (caller.uuid !== owner) throw notYourWatchlist();
    return { contains: await this.watchlists.contains(owner, cardId) };
  }
}
