// The reads of deals. Only their parties see them; to all others they don't exist.
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { CachedOffline, ConditionalGet, NO_STORE } from '../../platform/http/caching/conditional-get.js';
import { VersionedText } from '../../platform/http/caching/version.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { DealsQueries } from './deals.queries.js';
import { notNow, OWN_DEAL } from './domain/deal.errors.js';
import { DealDto, DealSummary, HandOverCode, QueueEntry } from './dto/deal.dto.js';
import { DealsQuery, QueueQuery } from './dto/deals-query.dto.js';
import { HandOverService } from './hand-over.service.js';

@ApiTags('deals')
@Controller('deals')
export class DealsController {
  constructor(
    private readonly queries: DealsQueries,
    private readonly handOver: HandOverService,
  ) {}

  /** The caller's deals, last changed first; live ones by default */
  @Get()
  @CachedOffline()
  @ConditionalGet(NO_STORE)
  @Listed(DealSummary)
  getDeals(@CurrentCaller() caller: Caller, @Query() query: DealsQuery): Promise<Page<DealSummary>> {
    return this.queries.own(caller, query);
  }

  /**
   * A store's work with its deals, what is due first comes first
   * @remarks What is due at the same time is in the order of the names. Empty for players.
   */
  @Get('queue')
  @CachedOffline()
  @ConditionalGet(NO_STORE)
  @Listed(QueueEntry)
  getStoreQueue(@CurrentCaller() caller: Caller, @Query() query: QueueQuery): Promise<Page<QueueEntry>> {
    return this.queries.queue(caller, query);
  }

  /** One of the caller's deals */
  @Get(':uuid')
  @CachedOffline()
  @Header('cache-control', NO_STORE)
  @VersionedText(DealDto)
  @OwnersOnly(OWN_DEAL)
  getDeal(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<JsonText<DealDto>> {
    return this.queries.one(caller, uuid);
  }

  /**
   * The meeting of a deal for a calendar
   * @remarks An iCalendar file, without names and codes.
   */
  @Get(':uuid/meeting.ics')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="meeting.ics"')
  @Header('cache-control', NO_STORE)
  @OwnersOnly(OWN_DEAL)
  @Fails(notNow)
  getMeetingCalendar(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<string> {
    return this.queries.calendar(caller, uuid);
  }

  /** The caller's own code, which the other enters or scans when they meet */
  @Get(':uuid/code')
  @CachedOffline()
  @Header('cache-control', NO_STORE)
  @ApiOkResponse({ type: HandOverCode })
  @OwnersOnly(OWN_DEAL)
  @Fails(notNow)
  getHandOverCode(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<HandOverCode> {
    return this.handOver.codeOf(caller, uuid);
  }
}
