// The routes of lines, edits and batches.
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../../platform/http/access/owners-only.js';
import { ConditionalGet, NO_STORE } from '../../../platform/http/caching/conditional-get.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { LongLists } from '../../../platform/http/limits/request-size.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import { Listed, type Page } from '../../../platform/http/lists/list.js';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { accountClosed, externalIdTaken, tooManyListings, unknownCard } from '../../listings/index.js';
import * as errors from '../domain/stock.errors.js';
import { BatchDetailDto, BatchDto } from '../dto/batch.dto.js';
import { RunStockEdit, StockEdit, UndoStockBatch } from '../dto/edit.dto.js';
import { EditPreview } from '../dto/preview.dto.js';
import { StaleStockDto } from '../dto/stale-stock.dto.js';
import { StockFilterQuery, StockQuery } from '../dto/stock-filter.dto.js';
import { StockLineDto, StockSummaryDto } from '../dto/stock-line.dto.js';
import { noPriceRules } from '../rules/rule.errors.js';
import { EDIT_STOCK } from '../stock.limits.js';
import { EditsService } from './edits.service.js';
import { PreviewEdits } from './preview-edits.js';
import { StockQueries } from './stock.queries.js';

/** Nobody learns which batches others have. */
const OWN_BATCH = { foreign: errors.batchNotFound, missing: errors.batchNotFound };

@ApiTags('stock')
@Controller('stock')
export class StockController {
  constructor(
    private readonly queries: StockQueries,
    private readonly edits: EditsService,
    private readonly previews: PreviewEdits,
  ) {}

  /** The caller's stock: identical copies as lines with a quantity */
  @Get('lines')
  @ConditionalGet(NO_STORE)
  @Listed(StockLineDto)
  getStockLines(@CurrentCaller() caller: Caller, @Query() query: StockQuery): Promise<Page<StockLineDto>> {
    return this.queries.lines(caller, query);
  }

  /** What the caller's stock, or a part of it, adds up to */
  @Get('summary')
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: StockSummaryDto })
  getStockSummary(
    @CurrentCaller() caller: Caller,
    @Query() filter: StockFilterQuery,
  ): Promise<JsonText<StockSummaryDto>> {
    return this.queries.summary(caller, filter);
  }

  /**
   * How much of the caller's stock nobody has counted for long
   * @remarks An edit with this `age` as its filter and `count` as its change says that all of it is still there.
   */
  @Get('stale')
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: StaleStockDto })
  getStaleStock(@CurrentCaller() caller: Caller): Promise<StaleStockDto> {
    return this.queries.stale(caller);
  }

  /** What an edit would do */
  @Limited(EDIT_STOCK)
  @LongLists()
  @Post('edits/preview')
  @HttpCode(200)
  @ApiOkResponse({ type: EditPreview })
  @Fails(noPriceRules)
  previewStockEdit(@CurrentCaller() caller: Caller, @Body() edit: StockEdit): Promise<JsonText<EditPreview>> {
    return this.previews.preview(caller, edit);
  }

  /**
   * Edits many copies
   * @remarks In one transaction. Can be undone for 7 days. Of reserved copies the price alone can change, where all copies of a line get
   * it: it is the one for which they come back. Copies that change while the edit begins stay as they are, which the batch counts as
   * conflicts. One `inBackground` is answered at once: its batch is RUNNING, shows its progress, and ends DONE, or FAILED with nothing
   * changed. In the background up to 200,000 copies can change, otherwise 50,000.
   */
  @Limited(EDIT_STOCK)
  @LongLists()
  @Post('edits')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: BatchDetailDto })
  @Fails(
    errors.nothingChanged,
    errors.quantityChanged,
    errors.tooManyCopies,
    errors.diskFull,
    noPriceRules,
    accountClosed,
    externalIdTaken,
    tooManyListings,
    unknownCard,
  )
  editStock(@CurrentCaller() caller: Caller, @Body() edit: RunStockEdit): Promise<JsonText<BatchDetailDto>> {
    return this.edits.edit(caller, edit);
  }

  /** The caller's batches of changes, newest first */
  @Get('batches')
  @ConditionalGet(NO_STORE)
  @Listed(BatchDto)
  getStockBatches(@CurrentCaller() caller: Caller, @Query() query: PageQuery): Promise<Page<BatchDto>> {
    return this.queries.batches(caller, query);
  }

  /** One of the caller's batches, with how many of its copies have changed since */
  @Get('batches/:uuid')
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: BatchDetailDto })
  @OwnersOnly(OWN_BATCH)
  getStockBatch(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<JsonText<BatchDetailDto>> {
    return this.queries.batch(caller, uuid);
  }

  /**
   * Undoes a batch
   * @remarks Possible for 7 days. Copies that have changed since stay as they are; the batch says how many. One `inBackground` is
   * answered at once: the batch is UNDOING, shows its progress, and ends UNDONE, or DONE as before with why that has failed.
   */
  @Limited(EDIT_STOCK)
  @Post('batches/:uuid/undo')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: BatchDetailDto })
  @OwnersOnly(OWN_BATCH)
  @ApiBody({ type: UndoStockBatch, required: false })
  @Fails(
    errors.alreadyUndone,
    errors.batchFailed,
    errors.batchRunning,
    errors.undoRunning,
    errors.tooLateToUndo,
    errors.diskFull,
    accountClosed,
    externalIdTaken,
    tooManyListings,
  )
  undoStockBatch(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() how: UndoStockBatch,
  ): Promise<JsonText<BatchDetailDto>> {
    return this.edits.undo(caller, uuid, how);
  }
}
