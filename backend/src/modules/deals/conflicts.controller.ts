// Deals of which the caller's stock says that copies are gone.
import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { type IfMatch, SeenVersions } from '../../platform/http/caching/version.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { ConflictsService } from './conflicts.service.js';
import { DealStep } from './deal-step.js';
import { DealsQueries } from './deals.queries.js';
import * as errors from './domain/deal.errors.js';
import { ResolveConflict } from './dto/conflict.dto.js';
import { ConflictEntry, DealDto } from './dto/deal.dto.js';

@ApiTags('deals')
@Controller('deals')
export class ConflictsController {
  constructor(
    private readonly service: ConflictsService,
    private readonly queries: DealsQueries,
  ) {}

  /**
   * Live deals with copies that the caller's stock says are gone
   * @remarks Imports, tills and sales of many copies at once find them; nothing becomes of the copies. What is to be resolved first comes first.
   */
  @Get('conflicts')
  @Listed(ConflictEntry)
  getStockConflicts(
    @CurrentCaller() caller: Caller,
    @Query() query: PageQuery,
  ): Promise<Page<ConflictEntry>> {
    return this.queries.conflicts(caller, query);
  }

  /**
   * Says whether the copies of a deal are there that the caller's stock says are gone
   * @remarks If they aren't, the deal is canceled as sold elsewhere. So it is after 24 hours without an answer.
   */
  @DealStep('conflict')
  @Fails(errors.noConflict)
  resolveStockConflict(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: ResolveConflict,
  ): Promise<JsonText<DealDto>> {
    return this.service.resolve(caller, uuid, seen, asked);
  }
}
