// The reads of exports: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../../platform/database/json-page.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { FIRST_UUID, FROM_THE_LATEST, keyOf } from '../../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../../platform/http/lists/list.js';
import type { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import type { StockExportDto } from './export.dto.js';
import { exportNotFound } from './export.errors.js';
import { EXPORT_OF, EXPORTS, PULL_SHEET } from './exports.statements.js';
import type { PullSheetLineDto } from './pull-sheet.dto.js';

@Injectable()
export class ExportsQueries {
  constructor(private readonly sql: Sql) {}

  /** The caller's files for channels, newest first. */
  async own({ uuid }: Caller, { limit, after }: PageQuery): Promise<Page<StockExportDto>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    return writtenPage(await this.sql.one<PageRow>(EXPORTS, [uuid, limit, ...start]));
  }

  /** One of them. Throws `stock.export-not-found`. */
  async one({ uuid: owner }: Caller, uuid: string): Promise<StockExportDto> {
    const found = await this.sql.row<{ export: StockExportDto }>(EXPORT_OF, [owner, uuid]);
    if (!found) throw exportNotFound();
    return found.export;
  }

  /** The caller's reserved copies in the order of their shelves. */
  async pullSheet({ uuid }: Caller, { limit, after }: PageQuery): Promise<Page<PullSheetLineDto>> {
    const start = after ? keyOf(after, 'line', 'line', 'uuid') : ['', '', FIRST_UUID];
    return writtenPage(await this.sql.one<PageRow>(PULL_SHEET, [uuid, limit, ...start]));
  }
}
