// The routes of what was decided about the caller.
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, WhileSuspended } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { NO_STORE } from '../../platform/http/caching/conditional-get.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { ComplaintsService } from './complaints.service.js';
import { alreadyComplained, complaintTooLate, decisionNotFound } from './domain/moderation.errors.js';
import { Complain } from './dto/decide-case.dto.js';
import { DecisionStatement, ModerationStanding } from './dto/statement.dto.js';
import { ModerationQueries } from './moderation.queries.js';

@ApiTags('moderation')
@Controller('moderation')
export class StatementsController {
  constructor(
    private readonly queries: ModerationQueries,
    private readonly complaints: ComplaintsService,
  ) {}

  /** Whether the caller is a moderator, and whether their account is suspended */
  @Get('standing')
  @Header('cache-control', NO_STORE)
  @ApiOkResponse({ type: ModerationStanding })
  getModerationStanding(@CurrentCaller() { uuid }: Caller): Promise<ModerationStanding> {
    return this.queries.standing(uuid);
  }

  /** What moderators have decided about the caller, with their reasons, latest first */
  @Get('decisions')
  @Header('cache-control', NO_STORE)
  @Listed(DecisionStatement)
  getDecisions(
    @CurrentCaller() { uuid }: Caller,
    @Query() query: PageQuery,
  ): Promise<Page<DecisionStatement>> {
    return this.queries.statements(uuid, query);
  }

  /**
   * Complains about a decision
   * @remarks Once, within six months. Another moderator looks at the case again.
   */
  @WhileSuspended()
  @Post('decisions/:uuid/complaint')
  @HttpCode(204)
  @ApiNoContentResponse()
  @OwnersOnly({ foreign: decisionNotFound, missing: decisionNotFound })
  @Fails(alreadyComplained, complaintTooLate)
  async complain(
    @CurrentCaller() { uuid: account }: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() { text }: Complain,
  ): Promise<void> {
    await this.complaints.complain(account, uuid, text);
  }
}
