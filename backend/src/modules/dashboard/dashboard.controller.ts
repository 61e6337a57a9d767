// The routes of the dashboard.
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { wrongRole } from '../../platform/http/access/access.guard.js';
import { CurrentCaller, OnlyFor, Public } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { CachedOffline, ConditionalGet, NO_STORE } from '../../platform/http/caching/conditional-get.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { DashboardQueries } from './dashboard.queries.js';
import { notYourDashboard } from './domain/dashboard.errors.js';
import { FrontPage } from './dto/front-page.dto.js';
import { MostWatchedCard, WatchedInStock } from './dto/news.dto.js';
import { StoreSummary } from './dto/store-summary.dto.js';
import { UserSummary } from './dto/user-summary.dto.js';
import { FRESH_SECONDS, FrontPageQueries } from './front-page.queries.js';

/** Nobody is looked up, so that nobody learns who there is. */
const DASHBOARD = { foreign: notYourDashboard, missing: notYourDashboard };

@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly queries: DashboardQueries,
    private readonly strangers: FrontPageQueries,
  ) {}

  /**
   * The market as shown on the landing page: the latest listings, next events and newest stores
   *
   * Public; doesn't reveal who lists a card or where a store is. At most a minute old.
   */
  @Public()
  @Get('front-page')
  @ConditionalGet(`public, max-age=${FRESH_SECONDS}`)
  @ApiOkResponse({ type: FrontPage, headers: { 'Cache-Control': { schema: { type: 'string' } } } })
  getFrontPage(): Promise<FrontPage> {
    return this.strangers.frontPage();
  }

  /** The caller's store statistics and its events in the next 3 days */
  @OnlyFor('STORE')
  @Get('store-summary/:uuid')
  @CachedOffline()
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: StoreSummary })
  @OwnersOnly(DASHBOARD)
  @Fails(wrongRole)
  getStoreSummary(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<JsonText<StoreSummary>> {
    return this.queries.ofStore(caller, uuid);
  }

  /** Events in the next 3 days and the newest cards on the caller's watchlist */
  @Get('user-summary/:uuid')
  @CachedOffline()
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: UserSummary })
  @OwnersOnly(DASHBOARD)
  getUserSummary(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<JsonText<UserSummary>> {
    return this.queries.ofUser(caller, uuid);
  }

  /**
   * Cards on the caller's watchlist that others have in stock, in any printing
   * @remarks At most 6 of the 200 most recently watched cards, newest listing first, each with its cheapest listing.
   */
  @Get('watched-in-stock/:uuid')
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: WatchedInStock, isArray: true })
  @OwnersOnly(DASHBOARD)
  getWatchedInStock(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<JsonText<WatchedInStock[]>> {
    return this.queries.watchedInStock(caller, uuid);
  }

  /**
   * The most watched cards in the caller's stock
   * @remarks At most 6, most watched first.
   */
  @OnlyFor('STORE')
  @Get('most-watched/:uuid')
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: MostWatchedCard, isArray: true })
  @OwnersOnly(DASHBOARD)
  @Fails(wrongRole)
  getMostWatched(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<JsonText<MostWatchedCard[]>> {
    return this.queries.mostWatched(caller, uuid);
  }
}
