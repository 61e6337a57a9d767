// The reads of the dashboard: it asks the modules that own the figures, all at once.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access-tokens.js';
import { EventsFacade } from '../events/index.js';
import { ListingsFacade } from '../listings/index.js';
import { WatchlistFacade } from '../watchlist/index.js';
import { WATCHED_STOCK } from './dashboard.statements.js';
import { notYourDashboard } from './domain/dashboard.errors.js';
import type { StoreSummary } from './dto/store-summary.dto.js';
import type { UserSummary } from './dto/user-summary.dto.js';

/** How far ahead a dashboard looks. */
const SOON_MS = 3 * 24 * 60 * 60 * 1000;
/** The most events, and the most watched cards, that it shows. */
const MOST = 20;

@Injectable()
export class DashboardQueries {
  constructor(
    private readonly sql: Sql,
    private readonly events: EventsFacade,
    private readonly listings: ListingsFacade,
    private readonly watchlists: WatchlistFacade,
    private readonly clock: Clock,
  ) {}

  /** The dashboard of the caller's own store. Throws `dashboard.not-yours`. */
  async ofStore(caller: Caller, store: string): Promise<StoreSummary> {
    if (caller.uuid !== store) throw notYourDashboard();
    const [upcomingEvents, totalListings, totalEventsHosted, watched] = await Promise.all([
      this.events.startingSoon({ ...this.soon(), store }),
      this.listings.countActive(store),
      this.events.countOf(store),
      this.sql.row<{ watched: number }>(WATCHED_STOCK, [store]),
    ]);
    return { upcomingEvents, totalListings, totalEventsHosted, totalWatchlist: watched?.watched ?? 0 };
  }

  /** The caller's own dashboard, as players see it. Throws `dashboard.not-yours`. */
  async ofUser(caller: Caller, user: string): Promise<UserSummary> {
    if (caller.uuid !== user) throw notYourDashboard();
    const [upcomingEvents, watchlists] = await Promise.all([
      this.events.startingSoon(this.soon()),
      this.watchlists.newest(user, MOST),
    ]);
    return { upcomingEvents, watchlists };
  }

  private soon() {
    const from = this.clock.now();
    return { from, until: new Date(from.getTime() + SOON_MS), most: MOST };
  }
}
