// The routes of sessions: which devices are logged in, and logging them out from here.
import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, WhileSuspended } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { unknownSession } from './domain/auth.errors.js';
import { SessionDto } from './dto/session.dto.js';
import { SessionsQueries } from './sessions.queries.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('auth')
@WhileSuspended()
@Controller('auth/sessions')
export class SessionsController {
  constructor(
    private readonly service: SessionsService,
    private readonly queries: SessionsQueries,
  ) {}

  /** The caller's active sessions, latest login first */
  @Get()
  @Listed(SessionDto)
  getSessions(@CurrentCaller() caller: Caller, @Query() query: PageQuery): Promise<Page<SessionDto>> {
    return this.queries.own(caller, query);
  }

  /** Ends all of the caller's sessions except the current one */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  async endOtherSessions(@CurrentCaller() caller: Caller): Promise<void> {
    await this.service.endOthers(caller);
  }

  /**
   * Ends one of the caller's sessions
   * @remarks The device loses access immediately. Idempotent.
   */
  @Delete(':uuid')
  @HttpCode(204)
  @ApiNoContentResponse()
  @OwnersOnly({ foreign: unknownSession, missing: unknownSession })
  async endSession(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<void> {
    await this.service.endOne(caller, uuid);
  }
}
