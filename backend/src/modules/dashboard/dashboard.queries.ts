// The reads of the dashboard: one statement each, which writes the answer.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DAY_MS } from '../../kernel/durations.js';
import { Sql, type Statement } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { JsonText } from '../../platform/http/lists/json-text.js';
import { PlacesFacade } from '../places/index.js';
import { WatchlistFacade } from '../watchlist/index.js';
import { STORE_SUMMARY, USER_SUMMARY, USER_SUMMARY_NEARBY } from './dashboard.statements.js';
import { notYourDashboard } from './domain/dashboard.errors.js';
import type { MostWatchedCard, WatchedInStock } from './dto/news.dto.js';
import type { StoreSummary } from './dto/store-summary.dto.js';
import type { UserSummary } from './dto/user-summary.dto.js';
import { MOST_WATCHED, WATCHED_IN_STOCK } from './news.statements.js';

/** How far ahead a dashboard looks. */
const SOON_MS = 3 * DAY_MS;
@Injectable()
export class DashboardQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly watchlist: WatchlistFacade,
    private readonly places: PlacesFacade,
  ) {}

  /** The dashboard of the caller's own store. Throws `dashboard.not-yours`. */
  async ofStore(caller: Caller, store: string): Promise<JsonText<StoreSummary>> {
    return new JsonText((await this.own<{ answer: string }>(STORE_SUMMARY, caller, store)).answer);
  }

  /** The caller's own dashboard, as players see it. Throws `dashboard.not-yours`. */
  async ofUser(caller: Caller, user: string): Promise<JsonText<UserSummary>> {
    if (caller.uuid !== user) throw notYourDashboard();
    const area = await this.places.areaOf(user);
    const { events, watched } = await this.own<{ events: string; watched: string }>(
      area ? USER_SUMMARY_NEARBY : USER_SUMMARY,
      caller,
      user,
      area?.box,
    );
    return new JsonText(`{"upcomingEvents":${events},"watchlists":${await this.watchlist.priced(watched)}}`);
  }

  /** The caller's watched cards that others have. Throws `dashboard.not-yours`. */
  watchedInStock(caller: Caller, user: string): Promise<JsonText<WatchedInStock[]>> {
    return this.news(WATCHED_IN_STOCK, caller, user);
  }

  /** The most watched cards in the caller's stock. Throws `dashboard.not-yours`. */
  mostWatched(caller: Caller, store: string): Promise<JsonText<MostWatchedCard[]>> {
    return this.news(MOST_WATCHED, caller, store);
  }

  private async news<Answer>(statement: Statement, caller: Caller, uuid: string): Promise<JsonText<Answer>> {
    if (caller.uuid !== uuid) throw notYourDashboard();
    return new JsonText((await this.sql.one<{ answer: string }>(statement, [uuid, this.clock.now()])).answer);
  }

  private async own<Row extends object>(
    statement: Statement,
    caller: Caller,
    uuid: string,
    box: readonly number[] = [],
  ): Promise<Row> {
    if (caller.uuid !== uuid) throw notYourDashboard();
    const from = this.clock.now();
    const period = [from, new Date(from.getTime() + SOON_MS)].map((moment) => moment.toISOString());
    return this.sql.one<Row>(statement, [uuid, ...period, ...box]);
  }
}
