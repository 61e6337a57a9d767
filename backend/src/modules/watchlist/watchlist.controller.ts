// The routes of the watchlist.
import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { CachedOffline, ConditionalGet, NO_STORE } from '../../platform/http/caching/conditional-get.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { accountClosed, notYourWatchlist, unknownCard, watchlistFull } from './domain/watchlist.errors.js';
import { WatchedCardQuery } from './dto/card-query.dto.js';
import { WatchlistContains } from './dto/contains.dto.js';
import { WantDto } from './dto/want.dto.js';
import { WatchedCardDto } from './dto/watched-card.dto.js';
import { WatchlistQueries } from './watchlist.queries.js';
import { WatchlistService } from './watchlist.service.js';

/** Nobody is looked up, so that nobody learns who there is. */
const LIST = { foreign: notYourWatchlist, missing: notYourWatchlist };

@ApiTags('watchlist')
@Controller('watchlist/:uuid')
export class WatchlistController {
  constructor(
    private readonly service: WatchlistService,
    private readonly queries: WatchlistQueries,
  ) {}

  /** The caller's watched cards, newest first */
  @Get()
  @CachedOffline()
  @ConditionalGet(NO_STORE)
  @Listed(WatchedCardDto)
  @OwnersOnly(LIST)
  getWatchlist(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Query() query: PageQuery,
  ): Promise<Page<WatchedCardDto>> {
    return this.queries.ofOwner(caller, uuid, query);
  }

  /** Whether the caller watches a card */
  @Get('contains')
  @CachedOffline()
  @OwnersOnly(LIST)
  isWatched(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Query() { cardId }: WatchedCardQuery,
  ): Promise<WatchlistContains> {
    return this.queries.contains(caller, uuid, cardId);
  }

  /** Adds a card to the watchlist; a watched card stays as it is */
  @Post()
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse({ description: 'The card is on the watchlist, whether or not it was before.' })
  @OwnersOnly(LIST)
  @Fails(accountClosed, unknownCard, watchlistFull)
  watchCard(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Query() { cardId }: WatchedCardQuery,
  ): Promise<void> {
    return this.service.watch(caller, uuid, cardId);
  }

  /**
   * Removes a card from the watchlist
   * @remarks What was wanted of it goes with it. To take that back, save the terms of the response again.
   */
  @Delete()
  @ApiOkResponse({
    type: WantDto,
    description: 'The card is not on the watchlist any more. This was wanted of it.',
  })
  @ApiNoContentResponse({ description: 'The card is not on the watchlist, whether or not it was before.' })
  @OwnersOnly(LIST)
  @Fails(accountClosed)
  async unwatchCard(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Query() { cardId }: WatchedCardQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JsonText<WantDto> | undefined> {
    const want = await this.service.unwatch(caller, uuid, cardId);
    reply.status(want ? 200 : 204);
    return want;
  }
}
