// The reads of reports: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../../platform/database/json-page.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../../platform/http/lists/cursor.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import { type Page, writtenPage } from '../../../platform/http/lists/list.js';
import type { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import type { SpooledFile } from '../../../platform/personal-data/spool.js';
import { ExportedFile } from '../exports/exported-file.js';
import type { DriftFilter, DriftLineDto, DriftLinesQuery } from './dto/drift-line.dto.js';
import type { ReconciliationDto } from './dto/reconciliation.dto.js';
import { reconciliationNotFound } from './reconcile.errors.js';
import { ALL_LINES, LINES, ONE_REPORT, REPORTS } from './reconcile.statements.js';
import { REPORT_FILE } from './report-file.js';
import { DRIFT_KINDS } from './vocabulary.js';

type Owner = Pick<Caller, 'uuid'>;

@Injectable()
export class ReconcileQueries {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly files: ExportedFile,
  ) {}

  /** The caller's reports, newest first. */
  async all({ uuid }: Owner, { limit, after }: PageQuery): Promise<Page<ReconciliationDto>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    return writtenPage(await this.sql.one<PageRow>(REPORTS, [uuid, limit, ...start]));
  }

  /** One of the caller's reports. Throws `stock.reconciliation-not-found`. */
  async one({ uuid: owner }: Owner, uuid: string): Promise<JsonText<ReconciliationDto>> {
    const found = await this.sql.row<{ report: string }>(ONE_REPORT, [uuid, owner]);
    if (!found) throw reconciliationNotFound();
    return new JsonText(found.report);
  }

  /** The lines that differ, the largest differences first. Throws `stock.reconciliation-not-found`. */
  async lines(
    caller: Owner,
    uuid: string,
    { limit, after, kind }: DriftLinesQuery,
  ): Promise<Page<DriftLineDto>> {
    await this.one(caller, uuid);
    const [start] = after ? keyOf(after, 'number') : [0];
    return writtenPage(await this.sql.one<PageRow>(LINES, [uuid, limit, start, kind ?? DRIFT_KINDS]));
  }

  /** The same lines as a file for people. Throws `stock.reconciliation-not-found`. */
  async file(caller: Owner, uuid: string, { kind }: DriftFilter): Promise<SpooledFile> {
    await this.one(caller, uuid);
    return this.unitOfWork.run(() => this.files.write(REPORT_FILE, ALL_LINES, [uuid, kind ?? DRIFT_KINDS]));
  }
}
