// The routes of the inbox and of what a store holds. They come before those with the ID of an offer.
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { Conditional, type IfMatch, SeenVersions, Versioned } from '../../platform/http/caching/version.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { accountClosed } from '../users/index.js';
import { holdRulesChanged, onlyStores } from './domain/offer.errors.js';
import { HoldRulesDto, SaveHoldRules } from './dto/hold-rules.dto.js';
import { InboxCount, InboxEntry } from './dto/inbox.dto.js';
import { HoldRulesService } from './hold-rules.service.js';
import { InboxQueries } from './inbox.queries.js';

@ApiTags('offers')
@Controller('offers')
export class InboxController {
  constructor(
    private readonly inbox: InboxQueries,
    private readonly rules: HoldRulesService,
  ) {}

  /**
   * The caller’s open offers, live deals and drafts: with unread messages first, then those that wait for the caller, then the latest
   */
  @Get('inbox')
  @Listed(InboxEntry)
  getInbox(@CurrentCaller() caller: Caller, @Query() query: PageQuery): Promise<Page<InboxEntry>> {
    return this.inbox.own(caller, query);
  }

  /** How many offers and deals wait for the caller, or have unread messages */
  @Get('inbox/count')
  @ApiOkResponse({ type: InboxCount })
  countInbox(@CurrentCaller() caller: Caller): Promise<InboxCount> {
    return this.inbox.count(caller);
  }

  /**
   * What the caller’s store holds without being asked each time
   * @remarks Of a store that has set nothing, and of a player, who has none: the rules that stores begin with.
   */
  @Get('hold-rules')
  @Versioned(200, HoldRulesDto)
  getHoldRules(@CurrentCaller() caller: Caller): Promise<HoldRulesDto> {
    return this.rules.of(caller);
  }

  /** Sets what the caller’s store holds without being asked each time */
  @Put('hold-rules')
  @Versioned(200, HoldRulesDto)
  @Conditional(holdRulesChanged)
  @Fails(onlyStores, accountClosed)
  setHoldRules(
    @CurrentCaller() caller: Caller,
    @SeenVersions() seen: IfMatch,
    @Body() asked: SaveHoldRules,
  ): Promise<HoldRulesDto> {
    return this.rules.save(caller, asked, seen);
  }
}
