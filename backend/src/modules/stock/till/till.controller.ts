// The routes of tills: put lines, and follow what changes.
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { ConditionalGet, NO_STORE } from '../../../platform/http/caching/conditional-get.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { accountClosed, tooManyListings } from '../../listings/index.js';
import * as errors from '../domain/stock.errors.js';
import { EDIT_STOCK } from '../stock.limits.js';
import { LineChanges, LineChangesQuery } from './dto/line-changes.dto.js';
import { PutLines, PutLinesResult } from './dto/put-lines.dto.js';
import { LineChangesService } from './line-changes.service.js';
import { TillService } from './till.service.js';

@ApiTags('stock')
@Controller('stock')
export class TillController {
  constructor(
    private readonly till: TillService,
    private readonly changes: LineChangesService,
  ) {}

  /**
   * Puts up to 1,000 lines, as a till has them
   * @remarks A line is known by its external ID, or by its card, condition, finish, language and type. Each has its own result: what
   * can't be written is left alone and says why, the rest is written in one transaction, which can be undone for 7 days.
   * `SET` can be sent again, and doesn't post again what a moderator has hidden; send `ADD` with an Idempotency-Key.
   */
  @Limited(EDIT_STOCK)
  @Put('lines')
  @Idempotent()
  @ApiOkResponse({ type: PutLinesResult })
  @Fails(errors.stockChanged, errors.tooManyCopies, accountClosed, tooManyListings)
  putStockLines(@CurrentCaller() caller: Caller, @Body() lines: PutLines): Promise<PutLinesResult> {
    return this.till.put(caller, lines);
  }

  /**
   * Lines that have changed, in the order of their changes
   * @remarks Begin without `after`, then read all lines, then go on with `next` each time: no change is skipped. A line comes
   * as it is now, and may come twice. A 410 comes after 30 days without a call, and once the database was restored:
   * begin again.
   */
  @Get('changes')
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: LineChanges })
  @Fails(errors.cursorTooOld, errors.feedStarting, accountClosed)
  getStockChanges(
    @CurrentCaller() caller: Caller,
    @Query() query: LineChangesQuery,
  ): Promise<JsonText<LineChanges>> {
    return this.changes.since(caller, query);
  }
}
