// The routes of reconciliations.
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../../platform/http/access/owners-only.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Upload } from '../../../platform/http/limits/uploads.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import { Listed, type Page } from '../../../platform/http/lists/list.js';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { emptyUpload } from '../imports/import.errors.js';
import { EXPORT_STOCK, IMPORT_STOCK } from '../stock.limits.js';
import { DriftFilter, DriftLineDto, DriftLinesQuery } from './dto/drift-line.dto.js';
import { ReconcileQuery, ReconciliationDto } from './dto/reconciliation.dto.js';
import { reconciliationNotFound } from './reconcile.errors.js';
import { ReconcileQueries } from './reconcile.queries.js';
import { ReconcileService } from './reconcile.service.js';

/** Nobody learns which reports others have. */
const OWN_REPORT = { foreign: reconciliationNotFound, missing: reconciliationNotFound };

@ApiTags('stock')
@Controller('stock/reconciliations')
export class ReconcileController {
  constructor(
    private readonly service: ReconcileService,
    private readonly queries: ReconcileQueries,
  ) {}

  /**
   * Compares a file with the caller’s stock, and changes nothing
   * @remarks At most 20 MB and 50,000 rows, in any format that can be imported; a file whose columns were imported before is read as
   * then. A row is compared by its external ID where the stock knows that, else by its card, condition, finish, language and type; both
   * sides count reserved copies. `GET` the report until its state is no longer `WORKING`. A newer file replaces one that is still
   * being compared; the last 5 reports are kept for 30 days.
   */
  @Limited(IMPORT_STOCK)
  @Post()
  @HttpCode(202)
  @Upload()
  @ApiAcceptedResponse({ type: ReconciliationDto })
  @Fails(emptyUpload)
  reconcileStock(
    @CurrentCaller() caller: Caller,
    @Query() query: ReconcileQuery,
    @Body() file: unknown,
  ): Promise<JsonText<ReconciliationDto>> {
    return this.service.upload(caller, query, file);
  }

  /** The caller’s reports, newest first */
  @Get()
  @Listed(ReconciliationDto)
  getReconciliations(
    @CurrentCaller() caller: Caller,
    @Query() query: PageQuery,
  ): Promise<Page<ReconciliationDto>> {
    return this.queries.all(caller, query);
  }

  /** One of the caller’s reports: how far it is, and what differs in all */
  @Get(':uuid')
  @ApiOkResponse({ type: ReconciliationDto })
  @OwnersOnly(OWN_REPORT)
  getReconciliation(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<JsonText<ReconciliationDto>> {
    return this.queries.one(caller, uuid);
  }

  /**
   * The lines that differ, the largest differences first
   * @remarks Each with the last three things that happened to it in the stock in the 30 days before.
   */
  @Get(':uuid/lines')
  @Listed(DriftLineDto)
  @OwnersOnly(OWN_REPORT)
  getReconciliationLines(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Query() query: DriftLinesQuery,
  ): Promise<Page<DriftLineDto>> {
    return this.queries.lines(caller, uuid, query);
  }

  /** The lines that differ, as a CSV file for people */
  @Limited(EXPORT_STOCK)
  @Get(':uuid/file')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({
    description: 'The file.',
    headers: {
      'Content-Disposition': { description: 'With the name of the file.', schema: { type: 'string' } },
    },
    content: { 'text/csv': { schema: { type: 'string' } } },
  })
  @OwnersOnly(OWN_REPORT)
  async downloadReconciliation(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Query() filter: DriftFilter,
  ): Promise<StreamableFile> {
    const { stream, length } = await this.queries.file(caller, uuid, filter);
    return new StreamableFile(stream, {
      ...{ type: 'text/csv; charset=utf-8', length },
      disposition: 'attachment; filename="playset-differences.csv"',
    });
  }
}
