// The routes of imports.
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
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
import { accountClosed } from '../../listings/index.js';
import { IMPORT_STOCK } from '../stock.limits.js';
import { CommitImport, WatchedWishes } from './dto/commit-import.dto.js';
import { ChangeImport } from './dto/import-choices.dto.js';
import { CorrectImportRow, ImportRowDto, ImportRowsQuery, UploadQuery } from './dto/import-row.dto.js';
import { StockImportDto } from './dto/stock-import.dto.js';
import { HeldRows } from './held-rows.js';
import * as errors from './import.errors.js';
import { ImportsQueries } from './imports.queries.js';
import { ImportsService } from './imports.service.js';
import { RowNumber } from './row-number.pipe.js';
import { WishesService } from './wishes.service.js';

/** Nobody learns which imports others have. */
const OWN_IMPORT = { foreign: errors.importNotFound, missing: errors.importNotFound };

@ApiTags('stock')
@Controller('stock/imports')
export class ImportsController {
  constructor(
    private readonly service: ImportsService,
    private readonly queries: ImportsQueries,
    private readonly heldRows: HeldRows,
    private readonly wishes: WishesService,
  ) {}

  /**
   * Uploads a file, or pasted text, to import into the caller’s stock
   * @remarks At most 20 MB and 50,000 rows. Its format is found and its rows are compared with the stock, which takes some
   * seconds: `GET` the import until its state is no longer `WORKING`. Nothing of the stock changes before the commit. An account
   * has one open import at a time; it is deleted after 2 days without a change.
   */
  @Limited(IMPORT_STOCK)
  @Post()
  @HttpCode(202)
  @Upload()
  @ApiAcceptedResponse({ type: StockImportDto })
  @Fails(errors.emptyUpload, errors.anotherImport)
  uploadImport(
    @CurrentCaller() caller: Caller,
    @Query() { name }: UploadQuery,
    @Body() file: unknown,
  ): Promise<JsonText<StockImportDto>> {
    return this.service.upload(caller, name, file);
  }

  /** The caller’s imports, newest first */
  @Get()
  @Listed(StockImportDto)
  getImports(@CurrentCaller() caller: Caller, @Query() query: PageQuery): Promise<Page<StockImportDto>> {
    return this.queries.all(caller, query);
  }

  /** One of the caller’s imports: how far it is, and what it would change */
  @Get(':uuid')
  @ApiOkResponse({ type: StockImportDto })
  @OwnersOnly(OWN_IMPORT)
  getImport(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<JsonText<StockImportDto>> {
    return this.queries.one(caller, uuid);
  }

  /**
   * Chooses how the file is read and what its rows do
   * @remarks The rows are compared again; corrections stay, unless the format or the mapping changes. Answers for blanks replace those
   * before: one that is missing is taken back.
   */
  @Limited(IMPORT_STOCK)
  @Patch(':uuid')
  @ApiOkResponse({ type: StockImportDto })
  @OwnersOnly(OWN_IMPORT)
  @Fails(errors.nothingChosen, errors.importBusy, errors.importCommitted)
  changeImport(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() change: ChangeImport,
  ): Promise<JsonText<StockImportDto>> {
    return this.service.change(caller, uuid, change);
  }

  /**
   * Discards an import that is not committed
   * @remarks A committed one is undone by its batch instead.
   */
  @Delete(':uuid')
  @HttpCode(204)
  @ApiNoContentResponse()
  @OwnersOnly(OWN_IMPORT)
  @Fails(errors.importBusy, errors.importCommitted)
  async discardImport(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<void> {
    await this.service.discard(caller, uuid);
  }

  /** The rows of an import, with what becomes of each */
  @Get(':uuid/rows')
  @Listed(ImportRowDto)
  @OwnersOnly(OWN_IMPORT)
  getImportRows(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Query() query: ImportRowsQuery,
  ): Promise<Page<ImportRowDto>> {
    return this.queries.rows(caller, uuid, query);
  }

  /**
   * The rows that are held back, as a file
   * @remarks With the original columns, a reason and a suggestion: it can be corrected and imported again.
   */
  @Get(':uuid/held')
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'The rows.', schema: { type: 'string' } })
  @Header('cache-control', 'no-store')
  @OwnersOnly(OWN_IMPORT)
  async getHeldRows(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<StreamableFile> {
    const { name, stream } = await this.heldRows.fileOf(caller, uuid);
    return new StreamableFile(stream, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }

  /**
   * Corrects a row of an import, or skips it
   * @remarks The rows are compared again.
   */
  @Patch(':uuid/rows/:row')
  @ApiParam({
    name: 'row',
    description: 'The number of the row in the import.',
    schema: { type: 'integer', minimum: 1 },
    example: 17,
  })
  @ApiOkResponse({ type: StockImportDto })
  @OwnersOnly(OWN_IMPORT)
  @Fails(
    errors.nothingChosen,
    errors.importRowNotFound,
    errors.importBusy,
    errors.importCommitted,
    errors.unknownImportCard,
  )
  correctImportRow(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Param('row', RowNumber) row: number,
    @Body() correction: CorrectImportRow,
  ): Promise<JsonText<StockImportDto>> {
    return this.service.correct(caller, uuid, row, correction);
  }

  /**
   * Commits an import
   * @remarks In one transaction, within some seconds: `GET` the import until its state is `COMMITTED`. Rows that are held back
   * change nothing. If the stock has changed so that there are stop signs which were not acknowledged, or that copies would be
   * added, lines removed or prices changed which were not shown, it becomes `READY` again. Can be undone for 7 days, by its batch.
   */
  @Limited(IMPORT_STOCK)
  @Post(':uuid/commit')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: StockImportDto })
  @OwnersOnly(OWN_IMPORT)
  @Fails(
    errors.importBusy,
    errors.importRefused,
    errors.importCommitted,
    errors.importOutdated,
    errors.stopSignsUnacknowledged,
    errors.nothingToImport,
    accountClosed,
  )
  commitImport(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() commit: CommitImport,
  ): Promise<JsonText<StockImportDto>> {
    return this.service.commit(caller, uuid, commit);
  }

  /** Puts the cards of rows that are wishes on the caller’s watchlist */
  @Post(':uuid/wishes')
  @HttpCode(200)
  @ApiOkResponse({ type: WatchedWishes })
  @OwnersOnly(OWN_IMPORT)
  @Fails(accountClosed)
  watchImportWishes(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<WatchedWishes> {
    return this.wishes.watch(caller, uuid);
  }
}
