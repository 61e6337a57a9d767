// The routes of the dashboard.
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { wrongRole } from '../../platform/http/access.guard.js';
import { CurrentCaller, OnlyFor } from '../../platform/http/access.js';
import type { Caller } from '../../platform/http/access-tokens.js';
import { Fails } from '../../platform/http/fails.js';
import { Uuid } from '../../platform/http/uuid.pipe.js';
import { DashboardQueries } from './dashboard.queries.js';
import { notYourDashboard } from './domain/dashboard.errors.js';
import { StoreSummary } from './dto/store-summary.dto.js';
import { UserSummary } from './dto/user-summary.dto.js';

@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly queries: DashboardQueries) {}

  /** The caller's store in figures, with its events of the next 3 days */
  @OnlyFor('STORE')
  @Get('store-summary/:uuid')
  @Fails(wrongRole, notYourDashboard)
  getStoreSummary(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<StoreSummary> {
    return this.queries.ofStore(caller, uuid);
  }

  /** The events of the next 3 days and the newest cards of the caller's watchlist */
  @Get('user-summary/:uuid')
  @Fails(notYourDashboard)
  getUserSummary(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<UserSummary> {
    return this.queries.ofUser(caller, uuid);
  }
}
