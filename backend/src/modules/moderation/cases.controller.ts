// The routes of cases, for moderators.
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { NO_STORE } from '../../platform/http/caching/conditional-get.js';
import { Conditional, type IfMatch, SeenVersions, Versioned } from '../../platform/http/caching/version.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { DecisionsService } from './decisions.service.js';
import * as errors from './domain/moderation.errors.js';
import { CaseDto, CaseSummary, CasesQuery } from './dto/case.dto.js';
import { DecideCase } from './dto/decide-case.dto.js';
import { ModerationQueries } from './moderation.queries.js';
import { ModeratorsOnly } from './moderators-only.js';

@ApiTags('moderation')
@Controller('moderation/cases')
export class CasesController {
  constructor(
    private readonly queries: ModerationQueries,
    private readonly decisions: DecisionsService,
  ) {}

  /** The cases that wait for a moderator, or those that are decided, but for those about the caller */
  @Get()
  @Header('cache-control', NO_STORE)
  @Listed(CaseSummary)
  @ModeratorsOnly()
  getCases(@CurrentCaller() caller: Caller, @Query() query: CasesQuery): Promise<Page<CaseSummary>> {
    return this.queries.cases(caller.uuid, query);
  }

  /**
   * A case with all that was reported and decided
   * @remarks Nobody reads one that is about themselves: it says who reported them.
   */
  @Get(':uuid')
  @Header('cache-control', NO_STORE)
  @Versioned(200, CaseDto)
  @ModeratorsOnly()
  @Fails(errors.caseNotFound, errors.ownCase)
  getCase(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<CaseDto> {
    return this.queries.one(caller.uuid, uuid);
  }

  /**
   * Decides a case, or a complaint about a decision
   * @remarks Whom it affects is notified of the reasons and how to complain, and those who reported it of the outcome. Nobody decides what
   * they are part of.
   */
  @Post(':uuid/decisions')
  @HttpCode(200)
  @Versioned(200, CaseDto)
  @Conditional(errors.caseChanged)
  @ModeratorsOnly()
  @Fails(
    errors.caseNotFound,
    errors.alreadyDecided,
    errors.ownCase,
    errors.anotherModerator,
    errors.cannotHide,
  )
  @Fails(errors.daysWithoutSuspension, errors.nobodyToSuspend)
  async decideCase(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() decision: DecideCase,
  ): Promise<CaseDto> {
    await this.decisions.decide(caller.uuid, uuid, decision, seen);
    return this.queries.one(caller.uuid, uuid);
  }
}
