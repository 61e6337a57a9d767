// The reads of stock: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { PageRow } from '../../../platform/database/json-page.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../../platform/http/lists/cursor.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import { type Page, writtenPage } from '../../../platform/http/lists/list.js';
import type { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { batchNotFound } from '../domain/stock.errors.js';
import type { BatchDetailDto, BatchDto } from '../dto/batch.dto.js';
import type { StaleStockDto } from '../dto/stale-stock.dto.js';
import type { StockFilter, StockQuery } from '../dto/stock-filter.dto.js';
import type { StockLineDto, StockSummaryDto } from '../dto/stock-line.dto.js';
import { BATCHES, ONE_BATCH } from './batches.statements.js';
import { filterValues } from './filter.sql.js';
import { LINES, SUMMARY } from './lines.statements.js';
import { STALE } from './stale.statements.js';

@Injectable()
export class StockQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The caller's lines that match, in the order that they ask for. */
  async lines({ uuid }: Caller, query: StockQuery): Promise<Page<StockLineDto>> {
    const { kind, start, ...statement } = LINES[query.sort];
    const from = query.after ? keyOf(query.after, kind, 'uuid') : start;
    const values = [uuid, query.limit, ...from, ...filterValues(query, this.clock.now())];
    return writtenPage(await this.sql.one<PageRow>(statement, values));
  }

  /** What they add up to. */
  async summary({ uuid }: Caller, filter: StockFilter): Promise<JsonText<StockSummaryDto>> {
    const values = [uuid, ...filterValues(filter, this.clock.now())];
    return new JsonText((await this.sql.one<{ summary: string }>(SUMMARY, values)).summary);
  }

  /** What of the caller's stock nobody has counted for long. */
  stale({ uuid }: Caller): Promise<StaleStockDto> {
    return this.sql.one<StaleStockDto>(STALE, [uuid, this.clock.now()]);
  }

  /** The caller's batches, newest first. */
  async batches({ uuid }: Caller, { limit, after }: PageQuery): Promise<Page<BatchDto>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    return writtenPage(await this.sql.one<PageRow>(BATCHES, [uuid, limit, ...start]));
  }

  /** One of the caller's batches. Throws `stock.batch-not-found`. */
  async batch({ uuid: owner }: Caller, batch: string): Promise<JsonText<BatchDetailDto>> {
    const found = await this.sql.row<{ batch: string }>(ONE_BATCH, [batch, owner]);
    if (!found) throw batchNotFound();
    return new JsonText(found.batch);
  }
}
