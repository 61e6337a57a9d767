// The routes of files that are made of a stock.
import { Controller, Get, Header, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../../platform/http/access/owners-only.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Listed, type Page } from '../../../platform/http/lists/list.js';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { EXPORT_STOCK } from '../stock.limits.js';
import { StockExportDto } from './export.dto.js';
import {
  exportNotFound,
  exportSuperseded,
  locationMissing,
  noDifferences,
  nothingUploaded,
} from './export.errors.js';
import { ExportQuery } from './export-query.dto.js';
import { ExportsQueries } from './exports.queries.js';
import { ExportsService } from './exports.service.js';
import { PullSheetLineDto } from './pull-sheet.dto.js';

const text = { schema: { type: 'string' } };

@ApiTags('stock')
@Controller('stock')
export class ExportsController {
  constructor(
    private readonly service: ExportsService,
    private readonly queries: ExportsQueries,
  ) {}

  /**
   * The caller's stock as a file for another program
   * @remarks As it was at one moment. Listings to buy are in Playset's own format alone. A format leaves out what it has no words for:
   * Cardmarket and Magic Online printings that they have no number for, TCGplayer lines whose external ID is no SKU of theirs, Square
   * and Shopify lines without an external ID. Cardmarket's prices are empty, since prices here are in dollars. A file for TCGplayer,
   * Square or Shopify has all copies of an external ID in one row, at the highest of their prices; confirm its upload to get the differences to it later.
   */
  @Limited(EXPORT_STOCK)
  @Get('export')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({
    description: 'The file.',
    headers: {
      'Content-Disposition': { description: 'With the name of the file.', schema: { type: 'string' } },
      'Stock-Export': {
        description: 'Of a file for TCGplayer, Square or Shopify: its ID, to confirm the upload with.',
        schema: { type: 'string', format: 'uuid' },
      },
    },
    content: { 'text/csv': text, 'text/plain': text, 'application/xml': text },
  })
  @Fails(nothingUploaded, noDifferences, locationMissing)
  async exportStock(
    @CurrentCaller() caller: Caller,
    @Query() query: ExportQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, length, name, mediaType: type, uuid } = await this.service.export(caller, query);
    if (uuid) reply.header('stock-export', uuid);
    return new StreamableFile(stream, { type, length, disposition: `attachment; filename="${name}"` });
  }

  /** The caller's files for TCGplayer, Square and Shopify, newest first */
  @Get('exports')
  @Listed(StockExportDto)
  getStockExports(@CurrentCaller() caller: Caller, @Query() query: PageQuery): Promise<Page<StockExportDto>> {
    return this.queries.own(caller, query);
  }

  /**
   * Confirms that a file was uploaded
   * @remarks From then on the differences for its channel are to what it said: the channel has these quantities. The differences in
   * a file for TCGplayer are added to what it had, as often as such files are confirmed. One that adds nothing says what is there
   * until the first of the whole stock is confirmed; after that it says prices alone. Idempotent.
   */
  @Post('exports/:uuid/acknowledge')
  @HttpCode(200)
  @ApiOkResponse({ type: StockExportDto })
  @OwnersOnly({ foreign: exportNotFound, missing: exportNotFound })
  @Fails(exportSuperseded)
  async acknowledgeStockExport(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<StockExportDto> {
    await this.service.acknowledge(caller, uuid);
    return this.queries.one(caller, uuid);
  }

  /**
   * The reserved copies of the caller, in the order of their shelves
   * @remarks The same as a CSV file: the export with the format `pull-sheet`.
   */
  @Get('pull-sheet')
  @Listed(PullSheetLineDto)
  getPullSheet(@CurrentCaller() caller: Caller, @Query() query: PageQuery): Promise<Page<PullSheetLineDto>> {
    return this.queries.pullSheet(caller, query);
  }
}
