// The reads of imports: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../../platform/database/json-page.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../../platform/http/lists/cursor.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import { type Page, writtenPage } from '../../../platform/http/lists/list.js';
import type { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { ROW_KINDS } from '../domain/import-vocabulary.js';
import type { ImportRowDto, ImportRowsQuery } from './dto/import-row.dto.js';
import type { StockImportDto } from './dto/stock-import.dto.js';
import { importNotFound } from './import.errors.js';
import { IMPORT_ROWS, IMPORTS, ONE_IMPORT } from './imports.statements.js';

type Owner = Pick<Caller, 'uuid'>;

@Injectable()
export class ImportsQueries {
  constructor(private readonly sql: Sql) {}

  /** The caller's imports, newest first. */
  async all({ uuid }: Owner, { limit, after }: PageQuery): Promise<Page<StockImportDto>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    return writtenPage(await this.sql.one<PageRow>(IMPORTS, [uuid, limit, ...start]));
  }

  /** One of the caller's imports. Throws `stock.import-not-found`. */
  async one({ uuid: owner }: Owner, uuid: string): Promise<JsonText<StockImportDto>> {
    const found = await this.sql.row<{ import: string }>(ONE_IMPORT, [uuid, owner]);
    if (!found) throw importNotFound();
    return new JsonText(found.import);
  }

  /** The rows of one of the caller's imports, in the order of the file. Throws `stock.import-not-found`. */
  async rows(
    caller: Owner,
    uuid: string,
    { limit, after, kind }: ImportRowsQuery,
  ): Promise<Page<ImportRowDto>> {
    await this.one(caller, uuid);
    const [start] = after ? keyOf(after, 'number') : [0];
    return writtenPage(await this.sql.one<PageRow>(IMPORT_ROWS, [uuid, limit, start, kind ?? ROW_KINDS]));
  }
}
