// The route of reports.
import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { accountClosed } from '../users/index.js';
import { ownTarget, targetNotFound } from './domain/moderation.errors.js';
import { ReportDto, SendReport } from './dto/report.dto.js';
import { REPORT } from './moderation.limits.js';
import { ReportsService } from './reports.service.js';

@ApiTags('moderation')
@Controller('reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /**
   * Reports something to the moderators
   * @remarks The server keeps a copy of it as it is now. Deals, offers and messages can be reported by those who have them. The account that it is about doesn’t learn who reported it. The caller is notified of the decision. At most 20 a day.
   */
  @Limited(REPORT)
  @Post()
  @ApiCreatedResponse({ type: ReportDto })
  @Idempotent()
  @Fails(accountClosed, targetNotFound, ownTarget)
  sendReport(@CurrentCaller() caller: Caller, @Body() report: SendReport): Promise<ReportDto> {
    return this.reports.report(caller.uuid, report);
  }
}
