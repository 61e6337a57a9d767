// A store's part in deals of others: it witnesses hand-overs at its counter or event, and keeps cards until they are fetched.
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { wrongRole } from '../../platform/http/access/access.guard.js';
import { CurrentCaller, OnlyFor } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { CachedOffline, ConditionalGet, NO_STORE } from '../../platform/http/caching/conditional-get.js';
import { Conditional, type IfMatch, SeenVersions, Versioned } from '../../platform/http/caching/version.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { CounterRulesService } from './counter-rules.service.js';
import { ENTER_CODE } from './deals.limits.js';
import * as errors from './domain/deal.errors.js';
import {
  CounterEntry,
  CounterRules,
  LookUpHandOver,
  SaveCounterRules,
  WitnessedDeal,
  WitnessHandOver,
} from './dto/witness.dto.js';
import { WitnessQueries } from './witness.queries.js';
import { WitnessService } from './witness.service.js';

@ApiTags('deals')
@Controller('deals')
export class WitnessController {
  constructor(
    private readonly service: WitnessService,
    private readonly queries: WitnessQueries,
    private readonly rules: CounterRulesService,
  ) {}

  /**
   * Cards that players have left at the caller’s counter for others, what is due first
   * @remarks Empty for players.
   */
  @Get('counter')
  @CachedOffline()
  @ConditionalGet(NO_STORE)
  @Listed(CounterEntry)
  getCounter(@CurrentCaller() caller: Caller, @Query() query: PageQuery): Promise<Page<CounterEntry>> {
    return this.queries.atCounter(caller, query);
  }

  /**
   * What the caller’s store does for players at its counter
   * @remarks A store that has set nothing keeps no cards, and a player keeps none.
   */
  @Get('counter/rules')
  @Versioned(200, CounterRules)
  getCounterRules(@CurrentCaller() caller: Caller): Promise<CounterRules> {
    return this.rules.of(caller);
  }

  /** Sets what the caller’s store does for players at its counter */
  @OnlyFor('STORE')
  @Put('counter/rules')
  @Versioned(200, CounterRules)
  @Conditional(errors.counterRulesChanged)
  @Fails(wrongRole, errors.accountClosed)
  setCounterRules(
    @CurrentCaller() caller: Caller,
    @SeenVersions() seen: IfMatch,
    @Body() asked: SaveCounterRules,
  ): Promise<CounterRules> {
    return this.rules.save(caller, asked, seen);
  }

  /**
   * Finds a deal of two others at the caller’s counter or event, or one of its own, by the code that one of them shows
   * @remarks For stores. Five wrong codes lock it for a while.
   */
  @OnlyFor('STORE')
  @Limited(ENTER_CODE)
  @Post('counter/look-up')
  @HttpCode(200)
  @ApiOkResponse({ type: WitnessedDeal })
  @Fails(wrongRole, errors.wrongCode, errors.codeLocked, errors.dealNotFound)
  lookUpHandOver(@CurrentCaller() caller: Caller, @Body() asked: LookUpHandOver): Promise<WitnessedDeal> {
    return this.service.lookUp(caller, asked);
  }

  /**
   * Attests what two others do at the caller’s counter or event
   * @remarks For the store where they meet, which is no party. Repeating it changes nothing. Five wrong codes lock it for a while.
   */
  @OnlyFor('STORE')
  @Limited(ENTER_CODE)
  @Post(':uuid/witness')
  @HttpCode(200)
  @ApiOkResponse({ type: WitnessedDeal })
  @OwnersOnly(errors.OWN_DEAL)
  @Fails(
    wrongRole,
    errors.accountClosed,
    errors.notNow,
    errors.notToLeave,
    errors.codeNotOpen,
    errors.wrongCode,
    errors.codeLocked,
    errors.linesChanged,
  )
  witnessHandOver(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() asked: WitnessHandOver,
  ): Promise<WitnessedDeal> {
    return this.service.attest(caller, uuid, asked);
  }
}
